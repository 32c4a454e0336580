import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { overallConfidence, type ReadText } from '#domain/proof/read-text.ts'
import { heightOf, readTextOf, type Word } from './pieces.ts'
import { preparePicture, type QuarterTurns } from './prepare-picture.ts'

/**
 * The reader's own process. Whatever becomes of it (a crash, too much memory, a picture that takes
 * for ever) happens to it alone.
 */

// Trained on traditional characters it names the simplified ones, too, by their traditional form.
const languages = ['eng', 'chi_tra']
/** Below this the picture lies on its side or stands on its head, or is no text. */
const littleRead = 0.6
const wellRead = 0.72
/** In points of a prepared picture. */
const largeLetters = 60

export interface ReadRequest {
  id: number
  picture: Uint8Array
}

export type ReadReply = { id: number } & ({ looks: ReadText[] } | { problem: string })

const recogniser = startRecogniser()

process.on('message', (request: ReadRequest) => {
  read(request.picture)
    .then((found) => reply({ id: request.id, looks: found }))
    .catch((error: unknown) => reply({ id: request.id, problem: String(error) }))
})
// Nobody is left to read for.
process.on('disconnect', () => process.exit(0))

function reply(message: ReadReply): void {
  process.send?.(message)
}

/**
 * Three looks: scattered words find titles and sums; one block keeps a crooked line together; and
 * large sums, whose digits are read badly at their size, are read again made smaller.
 */
async function read(picture: Uint8Array): Promise<ReadText[]> {
  const { prepared, inBlock } = await turnUpright(picture)
  const scattered = await recognise(prepared, PSM.SPARSE_TEXT)
  const smaller = await recognise(await halved(prepared), PSM.SPARSE_TEXT)
  const large = smaller.filter((line) => isLargeSum(line, largeLetters / 2))
  const rest = (line: Word[]) => large.length === 0 || !isLargeSum(line, largeLetters)
  return [large, scattered.filter(rest), inBlock.filter(rest)].map(readTextOf)
}

function isLargeSum(line: readonly Word[], height: number): boolean {
  return heightOf(line) >= height && line.some(({ text }) => /\d[.,]\d/.test(text))
}

interface Look {
  prepared: Buffer
  inBlock: Word[][]
}

/** Tries the other ways up when little can be read. */
async function turnUpright(picture: Uint8Array): Promise<Look> {
  let best = await lookAt(picture, 0)
  if (sureness(best) >= littleRead) return best
  const turns: QuarterTurns[] = [1, 3, 2]
  for (const turn of turns) {
    const look = await lookAt(picture, turn)
    if (sureness(look) > sureness(best)) best = look
    if (sureness(best) >= wellRead) break
  }
  return best
}

async function lookAt(picture: Uint8Array, turns: QuarterTurns): Promise<Look> {
  const prepared = await preparePicture(picture, turns)
  return { prepared, inBlock: await recognise(prepared, PSM.SINGLE_BLOCK) }
}

function sureness({ inBlock }: Look): number {
  return overallConfidence(readTextOf(inBlock))
}

async function halved(prepared: Buffer): Promise<Buffer> {
  const { width } = await sharp(prepared).metadata()
  return sharp(prepared)
    .resize(Math.ceil(width / 2))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The words of each line. */
async function recognise(prepared: Buffer, look: PSM): Promise<Word[][]> {
  const worker = await recogniser
  await worker.setParameters({ tessedit_pageseg_mode: look })
  const { data } = await worker.recognize(prepared, {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines.map(({ words }) => words)),
  )
}

/** From the packages on this machine: nothing is fetched, and nothing is left behind. */
async function startRecogniser() {
  const folder = await mkdtemp(path.join(tmpdir(), 'reader-'))
  try {
    for (const language of languages) {
      const name = `${language}.traineddata.gz`
      const from = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${name}`)
      await copyFile(fileURLToPath(from), path.join(folder, name))
    }
    const worker = await createWorker(languages, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
    })
    await worker.setParameters({ preserve_interword_spaces: '1', user_defined_dpi: '300' })
    return worker
  } finally {
    await rm(folder, { recursive: true })
  }
}
