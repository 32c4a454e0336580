import { PSM } from 'tesseract.js'
import sharp from 'sharp'
import { overallConfidence } from '#domain/proof/recognised-text.ts'
import { readTextOf, type Word } from './text-fragments.ts'
import { preparePicture, type Prepared, type QuarterTurns } from './prepare-picture.ts'
import { readLarge } from './read-large.ts'
import { recognise } from './recognise.ts'
import { isRestless } from './noise-level.ts'
import type { Pixels } from './signs/pixels.ts'

/** Below this the picture lies on its side or upside down, or has no text. */
const littleRead = 0.6
const wellRead = 0.72

/** The words of each pass, in pixels of the prepared picture. */
interface Seen {
  prepared: Prepared
  turns: QuarterTurns
  looks: Word[][][]
}

/**
 * Three passes: sparse text finds titles and sums; one block keeps a crooked line together; large
 * letters, which are misread at their size, are read again line by line at a good one. Null if
 * there is only noise.
 */
export async function readPicture(picture: Pixels): Promise<Seen | null> {
  const asSent = await preparePicture(picture, 0)
  if (await isRestless(asSent)) return null
  const { prepared, turns, inBlock } = await turnUpright(picture, asSent)
  const scattered = await recognise(prepared.png, PSM.SPARSE_TEXT)
  const smaller = doubled(await recognise(await halved(prepared), PSM.SPARSE_TEXT))
  const large = await readLarge(prepared, [scattered, inBlock, smaller])
  return {
    prepared,
    turns,
    looks: [...large.looks, scattered.map(large.rest), inBlock.map(large.rest)],
  }
}

interface Look {
  prepared: Prepared
  turns: QuarterTurns
  inBlock: Word[][]
}

async function turnUpright(picture: Pixels, asSent: Prepared): Promise<Look> {
  let best = await lookAt(asSent, 0)
  if (sureness(best) >= littleRead) return best
  const others: QuarterTurns[] = [1, 3, 2]
  for (const turns of others) {
    const look = await lookAt(await preparePicture(picture, turns), turns)
    if (sureness(look) > sureness(best)) best = look
    if (sureness(best) >= wellRead) break
  }
  return best
}

async function lookAt(prepared: Prepared, turns: QuarterTurns): Promise<Look> {
  return { prepared, turns, inBlock: await recognise(prepared.png, PSM.SINGLE_BLOCK) }
}

function sureness({ inBlock, prepared }: Look): number {
  return overallConfidence(readTextOf(inBlock, prepared.width))
}

async function halved({ png, width }: Prepared): Promise<Buffer> {
  return sharp(png)
    .resize(Math.ceil(width / 2))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function doubled(lines: readonly Word[][]): Word[][] {
  return lines.map((words) =>
    words.map(({ bbox: { x0, y0, x1, y1 }, ...word }) => ({
      ...word,
      bbox: { x0: x0 * 2, y0: y0 * 2, x1: x1 * 2, y1: y1 * 2 },
    })),
  )
}
