import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPixels, UnreadablePicture } from './pixels.ts'

const square = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })

test('bytes that are no picture, or only half of one, are unreadable for good', async () => {
  const whole = await square.jpeg().toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  expect(await readPixels(whole)).toMatchObject({ width: 9, height: 9 })
  for (const bytes of [Buffer.from('not a picture'), Buffer.alloc(0), half])
    await expect(readPixels(bytes)).rejects.toBeInstanceOf(UnreadablePicture)
})

test('a fault of our own says nothing of the picture', async () => {
  const notBytes = 42 as unknown as Uint8Array
  await expect(readPixels(notBytes)).rejects.not.toBeInstanceOf(UnreadablePicture)
})
