import type { PathCommand } from 'opentype.js'

/** One SVG path command. Not `toPathData`, whose rounding sometimes writes NaN. */
export function svgCommand(command: PathCommand, decimals: number): string {
  const at = (x: number, y: number) => `${x.toFixed(decimals)} ${y.toFixed(decimals)}`
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${at(command.x, command.y)}`
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}
