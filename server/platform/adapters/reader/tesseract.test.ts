import { afterAll, expect, test } from 'vitest'
import { judge, drawnFacts } from '#test/slips/asked-slip.ts'
import { drawSlip } from '#test/slips/draw-slip.ts'
import { manners } from '#test/slips/manners.ts'
import { otherPictures } from '#test/proofs/other-pictures.ts'
import { spoilages, type SpoilageName } from '#test/slips/spoil.ts'
import { reencodeUpload } from '../../files/images.ts'
import { tesseractReader } from './tesseract.ts'

/** A real reading takes a second or two, and longer on a busy machine. */
const patience = 120_000
const reader = tesseractReader({ mostSeconds: 120, idleSeconds: 30 })
afterAll(() => reader.close())

async function aSlip(name: string, spoilage: SpoilageName) {
  const manner = manners.find((each) => each.name === name)
  if (!manner) throw new Error(`no screen named ${name}`)
  const drawn = await drawSlip(manner.screen(drawnFacts))
  const { bytes } = await reencodeUpload(await spoilages[spoilage](drawn))
  return { manner, bytes }
}

test.each<[string, SpoilageName]>([
  ['virtual bank, FPS, traditional Chinese, dark', 'JPEG at quality 30'],
  ['mainland-styled bank, bank transfer, simplified Chinese', 'clean'],
  ['wallet, FPS, traditional Chinese', 'lying on its side'],
])(
  '%s, %s: all of it is read, and nothing looks edited',
  { timeout: patience },
  async (name, spoilage) => {
    const { manner, bytes } = await aSlip(name, spoilage)
    const reading = await reader.read(bytes)
    const { wrong, facts } = judge(reading?.looks ?? [], manner)
    expect(wrong, JSON.stringify(facts.pieces)).toEqual([])
    expect(reading?.signs).toEqual([])
  },
)

test(
  'a file that is not a picture is unreadable, and the next one is read',
  { timeout: patience },
  async () => {
    expect(await reader.read(Buffer.from('no picture'))).toBeNull()
    const { bytes } = await aSlip('PayMe, English', 'clean')
    expect((await reader.read(bytes))?.looks).not.toEqual([])
  },
)

test('a picture of noise is rejected quickly', { timeout: patience }, async () => {
  const noise = otherPictures.find(({ name }) => name === 'noise')
  if (!noise) throw new Error('no picture of noise')
  const { bytes } = await aSlip('PayMe, English', 'clean')
  await reader.read(bytes)
  const took = async (picture: Buffer) => {
    const startedAt = performance.now()
    await reader.read(picture)
    return performance.now() - startedAt
  }
  const picture = await noise.picture()
  expect(await reader.read(picture)).toBeNull()
  // Noise is detected before any text is read.
  expect(await took(picture)).toBeLessThan(2 * (await took(bytes)))
})

test('a picture that takes too long is unreadable', { timeout: patience }, async () => {
  const { bytes } = await aSlip('PayMe, English', 'clean')
  const hasty = tesseractReader({ mostSeconds: 0.05, idleSeconds: 1 })
  expect(await hasty.read(bytes)).toBeNull()
  await hasty.close()
})

test('a crash of the reader fails only the current reading', { timeout: patience }, async () => {
  const { bytes } = await aSlip('PayMe, English', 'clean')
  const mortal = tesseractReader()
  const reading = mortal.read(bytes)
  setTimeout(() => void mortal.close(), 100)
  await expect(reading).rejects.toThrow('has ended')
})
