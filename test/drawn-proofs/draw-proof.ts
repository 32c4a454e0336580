import sharp from 'sharp'
import { textWidth, write } from './letters.ts'

/** The parts of a screen, from top to bottom. */
export type Part =
  | { kind: 'bar'; text: string }
  | { kind: 'tick' }
  | { kind: 'title'; text: string }
  | { kind: 'hero'; text: string }
  | { kind: 'note'; text: string }
  /** Label left, value right. */
  | { kind: 'row'; label: string; value: string }
  /** Label above, value below. */
  | { kind: 'stack'; label: string; value: string }
  | { kind: 'rule' }
  | { kind: 'button'; text: string }

export interface Screen {
  parts: Part[]
  ink: string
  faint: string
  paper: string
  accent: string
}

const width = 1080
const margin = 64
const phoneHeight = 2160

/** A phone screen with these parts, as PNG. */
export async function drawProof(screen: Screen): Promise<Buffer> {
  let y = 90
  const drawn = [statusBar(screen)]
  for (const part of screen.parts) {
    const { svg, height } = drawPart(part, screen, y)
    drawn.push(svg)
    y += height
  }
  const height = Math.max(phoneHeight, Math.ceil(y) + 80)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${screen.paper}"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function statusBar({ ink }: Screen): string {
  const line = { y: 58, size: 34, colour: ink }
  return (
    write('9:41', { ...line, x: margin, align: 'left' }) +
    write('5G 86%', { ...line, x: width - margin, align: 'right' })
  )
}

interface Drawn {
  svg: string
  height: number
}

function drawPart(part: Part, screen: Screen, y: number): Drawn {
  const { ink, faint, accent, paper } = screen
  const centred = { x: width / 2, align: 'centre' } as const
  switch (part.kind) {
    case 'bar': {
      const svg = `<rect y="${y}" width="${width}" height="130" fill="${accent}"/>`
      const text = write(part.text, { ...centred, y: y + 82, size: 46, colour: '#ffffff' })
      return { svg: svg + text, height: 170 }
    }
    case 'tick': {
      const svg = `<circle cx="${width / 2}" cy="${y + 90}" r="70" fill="${accent}"/><path d="M${width / 2 - 32} ${y + 92}l24 26l44 -52" fill="none" stroke="#fff" stroke-width="12"/>`
      return { svg, height: 190 }
    }
    case 'title':
      return {
        svg: write(part.text, { ...centred, y: y + 60, size: 52, colour: ink, isBold: true }),
        height: 110,
      }
    case 'hero':
      return {
        svg: write(part.text, { ...centred, y: y + 110, size: 100, colour: ink, isBold: true }),
        height: 170,
      }
    case 'note':
      return {
        svg: write(part.text, { ...centred, y: y + 44, size: 36, colour: faint }),
        height: 80,
      }
    case 'row':
      return drawRow(part, screen, y)
    case 'stack': {
      const left = { x: margin, align: 'left' } as const
      const label = write(part.label, { ...left, y: y + 40, size: 34, colour: faint })
      const value = write(part.value, { ...left, y: y + 96, size: 44, colour: ink })
      return { svg: label + value, height: 144 }
    }
    case 'rule':
      return {
        svg: `<rect x="${margin}" y="${y + 20}" width="${width - 2 * margin}" height="2" fill="${faint}" opacity="0.4"/>`,
        height: 44,
      }
    case 'button': {
      const svg = `<rect x="${margin}" y="${y + 40}" width="${width - 2 * margin}" height="120" rx="60" fill="${accent}"/>`
      const text = write(part.text, { ...centred, y: y + 115, size: 42, colour: paper })
      return { svg: svg + text, height: 200 }
    }
  }
}

function drawRow(part: { label: string; value: string }, screen: Screen, y: number): Drawn {
  const size = 38
  const left = { x: margin, align: 'left', size, colour: screen.faint } as const
  const right = { x: width - margin, align: 'right', size, colour: screen.ink } as const
  const label = write(part.label, { ...left, y: y + 50 })
  // A long value moves to the next line, as on bank screens.
  const fits = textWidth(part.label, size) + textWidth(part.value, size) < width - 2 * margin - 40
  const value = write(part.value, { ...right, y: y + (fits ? 50 : 108) })
  return { svg: label + value, height: fits ? 88 : 146 }
}
