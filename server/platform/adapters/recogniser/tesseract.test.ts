import { afterAll, expect, test } from 'vitest'
import { judge, drawnPayment } from '#test/drawn-proofs/drawn-proof.ts'
import { drawProof } from '#test/drawn-proofs/draw-proof.ts'
import { templates } from '#test/drawn-proofs/templates.ts'
import { otherPictures } from '#test/proofs/other-pictures.ts'
import { degradations, type DegradationName } from '#test/drawn-proofs/degrade.ts'
import { reencodeUpload } from '../../files/images.ts'
import { tesseractRecogniser } from './tesseract.ts'

/** A real reading takes a second or two, and longer on a busy machine. */
const recognitionTimeoutMs = 120_000
const recogniser = tesseractRecogniser({ maxCpuSeconds: 120, maxSeconds: 120, idleSeconds: 30 })
afterAll(() => recogniser.close())

async function aProof(name: string, spoilage: DegradationName) {
  const manner = templates.find((each) => each.name === name)
  if (!manner) throw new Error(`no screen named ${name}`)
  const drawn = await drawProof(manner.screen(drawnPayment))
  const { bytes } = await reencodeUpload(await degradations[spoilage](drawn))
  return { manner, bytes }
}

async function readingOf(bytes: Buffer) {
  const found = await recogniser.read(bytes)
  if (!found || found === 'timed_out') throw new Error(`not read: ${found}`)
  return found
}

test.each<[string, DegradationName]>([
  ['virtual bank, FPS, traditional Chinese, dark', 'JPEG at quality 30'],
  ['mainland-styled bank, bank transfer, simplified Chinese', 'clean'],
  ['wallet, FPS, traditional Chinese', 'lying on its side'],
])(
  '%s, %s: all of it is read, and nothing looks edited',
  { timeout: recognitionTimeoutMs },
  async (name, spoilage) => {
    const { manner, bytes } = await aProof(name, spoilage)
    const { looks, signs } = await readingOf(bytes)
    const { wrong, fields: details } = judge(looks, manner)
    expect(wrong, JSON.stringify(details.pieces)).toEqual([])
    expect(signs).toEqual([])
  },
)

test(
  'a file that is not a picture is unreadable, and the next one is read',
  { timeout: recognitionTimeoutMs },
  async () => {
    expect(await recogniser.read(Buffer.from('no picture'))).toBeNull()
    const { bytes } = await aProof('PayMe, English', 'clean')
    expect((await readingOf(bytes)).looks).not.toEqual([])
  },
)

test('a picture of noise is rejected quickly', { timeout: recognitionTimeoutMs }, async () => {
  const noise = otherPictures.find(({ name }) => name === 'noise')
  if (!noise) throw new Error('no picture of noise')
  const { bytes } = await aProof('PayMe, English', 'clean')
  await recogniser.read(bytes)
  const took = async (picture: Buffer) => {
    const startedAt = performance.now()
    await recogniser.read(picture)
    return performance.now() - startedAt
  }
  const picture = await noise.picture()
  expect(await recogniser.read(picture)).toBeNull()
  // Noise is detected before any text is read.
  expect(await took(picture)).toBeLessThan(2 * (await took(bytes)))
})

test.each([
  ['the processor', { maxCpuSeconds: 0.05, maxSeconds: 120 }, null],
  ['the clock', { maxCpuSeconds: 120, maxSeconds: 0.05 }, 'timed_out'],
])(
  'a picture that takes too long by %s ends with %o: %o',
  { timeout: recognitionTimeoutMs },
  async (_, limits, outcome) => {
    const { bytes } = await aProof('PayMe, English', 'clean')
    const hasty = tesseractRecogniser({ ...limits, idleSeconds: 1 })
    expect(await hasty.read(bytes)).toBe(outcome)
    await hasty.close()
  },
)

test(
  'a crash of the recogniser fails only the current reading',
  { timeout: recognitionTimeoutMs },
  async () => {
    const { bytes } = await aProof('PayMe, English', 'clean')
    const mortal = tesseractRecogniser()
    const recognition = mortal.read(bytes)
    setTimeout(() => void mortal.close(), 100)
    await expect(recognition).rejects.toThrow('recogniser process exited')
  },
)
