import { short } from './path.ts'
import type { Sheet } from './sheet.ts'

/** A cable between two purl gutters. */
export function cableColumn(
  sheet: Sheet,
  x: number,
  from: number,
  to: number,
  width: number,
): void {
  const half = width / 2
  const pitch = width * 1.1
  const count = Math.max(1, Math.round((to - from) / pitch))
  const step = (to - from) / count
  sheet.fill(
    `M${x - half - 4} ${from}H${x + half + 4}V${to}H${x - half - 4}Z`,
    sheet.palette.shade,
    0.32,
  )
  for (let i = 0; i < count; i++)
    sheet.symbol(`cable ${width} ${short(step)}`, plait(sheet, half, step), x, from + i * step)
  sheet.hair(`M${x - half - 4} ${from}V${to}M${x + half + 4} ${from}V${to}`, 0.5, 1)
}

function plait(sheet: Sheet, half: number, step: number): string {
  const { body, light, line, shade } = sheet.palette
  const [w, h] = [short(half), short(step)]
  const turn = [short(step * 0.58), short(step * 0.42)]
  const over = `M-${w} 0C-${w} ${turn[0]} 0 ${turn[1]} 0 ${h}H${w}C${w} ${turn[1]} 0 ${turn[0]} 0 0Z`
  const under = `M${w} 0C${w} ${turn[0]} 0 ${turn[1]} 0 ${h}H-${w}C-${w} ${turn[1]} 0 ${turn[0]} 0 0Z`
  const stitches = [0.2, 0.42, 0.64, 0.86]
    .map(
      (s) =>
        `M${short(-half * 0.75 + s * half * 1.05)} ${short(step * s)}l${short(half * 0.22)} 1.8l${short(half * 0.22)} -2.6`,
    )
    .join('')
  return (
    `<path d="${under}" fill="${sheet.isDraft ? body : shade}" stroke="${line}" stroke-width=".9"/>` +
    `<path d="${over}" fill="${body}" stroke="${line}" stroke-width="1"/>` +
    `<path d="M-${short(half * 0.55)} ${short(step * 0.08)}C-${short(half * 0.5)} ${short(step * 0.5)} ${short(half * 0.5)} ${short(step * 0.5)} ${short(half * 0.5)} ${short(step * 0.92)}" fill="none" stroke="${light}" stroke-width="${short(half * 0.3)}" opacity=".7"/>` +
    `<path d="${stitches}" fill="none" stroke="${line}" stroke-width=".6" opacity=".55"/>`
  )
}
