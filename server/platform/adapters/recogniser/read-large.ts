import sharp from 'sharp'
import { PSM } from 'tesseract.js'
import { heightOf, type Word } from './text-fragments.ts'
import type { Prepared } from './prepare-picture.ts'
import { recognise } from './recognise.ts'

/** Letters taller than this, in pixels of a prepared picture, are read at another size. */
const largeLetters = 42
/** The heights at which capitals are read best. */
const goodHeights = [30, 38] as const
/** A picture has few large lines; more than this are not text. */
const maxLines = 6

interface LargeLines {
  looks: Word[][][]
  /** The words of another pass's line that were not read again. */
  rest: (line: Word[]) => Word[]
}

type Bbox = Word['bbox']

/** Reads large text again, line by line, each scaled to a good height. */
export async function readLarge(
  prepared: Prepared,
  looks: readonly (readonly Word[][])[],
): Promise<LargeLines> {
  const areas = areasOf(looks.flat().map((line) => line.filter(isLargeSum)))
  const found: Word[][][] = goodHeights.map(() => [])
  const done: Bbox[] = []
  for (const area of areas.slice(0, maxLines)) {
    for (const [at, height] of goodHeights.entries()) {
      const words = await readLine(prepared, area, height)
      if (!isSum(words)) continue
      found[at]?.push(words)
      done.push(area)
    }
  }
  return {
    looks: found,
    rest: (line) => line.filter(({ bbox }) => !done.some((area) => isInside(bbox, area))),
  }
}

/** One number, as an amount has it. Dates and account numbers are read best where they stand. */
export function isSum(words: readonly Pick<Word, 'text'>[]): boolean {
  const text = words.map((word) => word.text).join(' ')
  return /^[^\d年月日]{0,12}\d{1,3}(?:[,.]?\d{3}){0,2}(?:[.,]\d\d)?[^\d年月日]{0,5}$/.test(
    text.replaceAll(/ ?([.,]) ?/g, '$1'),
  )
}

function isLargeSum(word: Word): boolean {
  return heightOf([word]) >= largeLetters && /[\d$]|hk/i.test(word.text)
}

/** One area per line, however many passes found it. */
function areasOf(lines: readonly (readonly Word[])[]): Bbox[] {
  const areas: Bbox[] = []
  for (const words of lines) {
    if (words.length === 0) continue
    const area = around(words.map(({ bbox }) => bbox))
    const known = areas.findIndex((each) => isBeside(each, area))
    if (known === -1) areas.push(area)
    else areas[known] = around([areas[known] ?? area, area])
  }
  return areas
}

function around(boxes: readonly Bbox[]): Bbox {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  }
}

function isBeside(one: Bbox, other: Bbox): boolean {
  const overlap = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0)
  return overlap > Math.min(one.y1 - one.y0, other.y1 - other.y0) / 2
}

function isInside(inner: Bbox, outer: Bbox): boolean {
  const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2]
  return x > outer.x0 && x < outer.x1 && y > outer.y0 && y < outer.y1
}

async function readLine(prepared: Prepared, area: Bbox, height: number): Promise<Word[]> {
  const room = Math.round((area.y1 - area.y0) * 0.5)
  const left = Math.max(0, area.x0 - 3 * room)
  const top = Math.max(0, area.y0 - room)
  const width = Math.min(prepared.width, area.x1 + 3 * room) - left
  const scale = height / (area.y1 - area.y0)
  const line = await sharp(prepared.png)
    .extract({ left, top, width, height: Math.min(prepared.height, area.y1 + room) - top })
    .resize({ width: Math.max(1, Math.round(width * scale)), kernel: 'lanczos3' })
    .extend({ top: 10, bottom: 10, left: 10, right: 10, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const back = (at: number, start: number) => Math.round((at - 10) / scale + start)
  const words = (await recognise(line, PSM.SINGLE_LINE)).flat()
  return words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
    text,
    confidence,
    bbox: { x0: back(x0, left), y0: back(y0, top), x1: back(x1, left), y1: back(y1, top) },
  }))
}
