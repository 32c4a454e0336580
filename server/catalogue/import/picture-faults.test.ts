import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measured } from './given-pictures.ts'
import { say } from './import-texts.ts'

const picture = () => sharp({ create: { width: 9, height: 9, channels: 3, background: '#345' } })
const jpeg = await picture().jpeg().toBuffer()
const gif = await picture().gif().toBuffer()

/** A header that claims 20,000 × 20,000 pixels. */
async function hugePng(): Promise<Buffer> {
  const png = await picture().png().toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.each([
  ['HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC', 'HEIC'],
  ['GIF', gif, 'GIF format', 'GIF 格式'],
  ['too many pixels', await hugePng(), '20000 × 20000 pixels', '1 億像素'],
  ['damaged', jpeg.subarray(0, 40), 'damaged', '損壞'],
  ['a damaged drawing', Buffer.from('<svg xmlns='), 'damaged', '損壞'],
  ['a web page', Buffer.from('<html>Not found</html>'), 'not a JPG', '不是 JPG'],
  ['too many bytes', Buffer.alloc(21 * 1024 * 1024), 'larger than 20 MB', '大於 20 MB'],
])('a picture of an import that cannot be used is named as it is: %s', async (_, bytes, en, zh) => {
  const found = await measured(bytes)
  if (typeof found !== 'function') throw new Error('it was taken')
  expect(say(found, 'en')).toContain(en)
  expect(say(found, 'zh')).toContain(zh)
})

test('a picture of 50 megapixels is one', async () => {
  const large = sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#345' } })
  expect(await measured(await large.jpeg().toBuffer())).toMatchObject({ info: { width: 8000 } })
})
