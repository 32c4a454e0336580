import { afterAll, expect, test } from 'vitest'
import { judge, drawnFacts } from '#test/slips/asked-slip.ts'
import { drawSlip } from '#test/slips/draw-slip.ts'
import { manners } from '#test/slips/manners.ts'
import { spoilages, type SpoilageName } from '#test/slips/spoil.ts'
import { reencodeUpload } from '../../files/images.ts'
import { tesseractReader } from './tesseract.ts'

/** A real reading takes a second or two, and longer where the machine is busy. */
const patience = 120_000
const reader = tesseractReader({ mostSeconds: 120, idleSeconds: 30 })
afterAll(() => reader.close())

async function aSlip(name: string, spoilage: SpoilageName) {
  const manner = manners.find((each) => each.name === name)
  if (!manner) throw new Error(`no screen is called ${name}`)
  const drawn = await drawSlip(manner.screen(drawnFacts))
  const { bytes } = await reencodeUpload(await spoilages[spoilage](drawn))
  return { manner, bytes }
}

test.each<[string, SpoilageName]>([
  ['virtual bank, FPS, traditional Chinese, dark', 'JPEG at quality 30'],
  ['mainland-styled bank, bank transfer, simplified Chinese', 'clean'],
  ['wallet, FPS, traditional Chinese', 'lying on its side'],
])('%s, %s: all of it is read', { timeout: patience }, async (name, spoilage) => {
  const { manner, bytes } = await aSlip(name, spoilage)
  const { wrong, facts } = judge(await reader.read(bytes), manner)
  expect(wrong, JSON.stringify(facts.pieces)).toEqual([])
})

test(
  'what is no picture is refused, and the next reading goes on',
  { timeout: patience },
  async () => {
    await expect(reader.read(Buffer.from('no picture'))).rejects.toThrow(/unsupported|Input/)
    const { bytes } = await aSlip('PayMe, English', 'clean')
    expect(await reader.read(bytes)).not.toEqual([])
  },
)

test(
  'a reader that dies or takes too long hurts nobody but its reading',
  { timeout: patience },
  async () => {
    const { bytes } = await aSlip('PayMe, English', 'clean')
    const hasty = tesseractReader({ mostSeconds: 0.05, idleSeconds: 1 })
    await expect(hasty.read(bytes)).rejects.toThrow('too long')
    const mortal = tesseractReader()
    const reading = mortal.read(bytes)
    setTimeout(() => void mortal.close(), 100)
    await expect(reading).rejects.toThrow('has ended')
  },
)
