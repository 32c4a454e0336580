import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measured } from '#test/measured.ts'
import { testShop } from '#test/shop.ts'
import { signedFileLink } from './signed-link.ts'

/** Sixty files that are not what they seem, or more than they seem: refused, or only their pixels kept. */

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { token } = await shop.visitor()
const mark = 'secret home address'

function paper(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#f6f3ee' } })
}

const small = {
  png: await paper(300, 200).png().toBuffer(),
  jpeg: await paper(300, 200).jpeg().toBuffer(),
  webp: await paper(300, 200).webp().toBuffer(),
}

const ascii = (text: string) => Buffer.from(text, 'latin1')
const script = ascii('<script>alert(1)</script>')
const php = ascii('<?php system($_GET["c"]); ?>')
const svg = ascii(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
)

/** A PNG whose header claims a size that its pixels do not have. */
function claiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(small.png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return withCrc(bytes, 12, 29)
}

function withCrc(bytes: Buffer, from: number, to: number): Buffer {
  let crc = ~0
  for (const byte of bytes.subarray(from, to)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  bytes.writeUInt32BE(~crc >>> 0, to)
  return bytes
}

/** A PNG with one more chunk before its end. */
function withChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(name, 4, 'latin1')
  content.copy(chunk, 8)
  const end = small.png.length - 12
  return Buffer.concat([
    small.png.subarray(0, end),
    withCrc(chunk, 4, 8 + content.length),
    small.png.subarray(end),
  ])
}

function damaged(bytes: Buffer, every: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = every; at < copy.length; at += every) copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

const described = { IFD0: { Copyright: mark, ImageDescription: mark } }
const located = { ...described, IFD3: { GPSLatitude: '22/1 17/1 0/1', GPSLatitudeRef: 'N' } }

/** Whole pictures with more in them: their pixels may be kept, nothing else. */
const laden: Record<string, Buffer> = {
  'JPEG with a place': await paper(300, 200).withExif(located).jpeg().toBuffer(),
  'PNG with a place': await paper(300, 200).withExif(located).png().toBuffer(),
  'WebP with a place': await paper(300, 200).withExif(located).webp().toBuffer(),
  'JPEG on its side': await paper(300, 200)
    .withExif(described)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
  'PNG with a text': withChunk('tEXt', ascii(`Comment\0${mark}`)),
  'PNG with packed text': withChunk(
    'zTXt',
    Buffer.concat([ascii('Comment\0\0'), deflateSync(mark)]),
  ),
  'PNG with a script': withChunk('tEXt', Buffer.concat([ascii('Comment\0'), script])),
  'PNG with an unknown chunk': withChunk('raNd', ascii(mark)),
  'PNG with a text of 5 MB packed': withChunk(
    'zTXt',
    Buffer.concat([ascii('Comment\0\0'), deflateSync(Buffer.alloc(5_000_000))]),
  ),
  ...Object.fromEntries(
    Object.entries(small).flatMap(([kind, bytes]) => [
      [`${kind} with a page behind it`, Buffer.concat([bytes, script])],
      [`${kind} with PHP behind it`, Buffer.concat([bytes, php])],
      [
        `${kind} with an archive behind it`,
        Buffer.concat([bytes, ascii('PK\x03\x04'), deflateRawSync(mark)]),
      ],
      [`${kind} with 5 MB behind it`, Buffer.concat([bytes, Buffer.alloc(5_000_000)])],
    ]),
  ),
  'a very wide picture': await paper(16_000, 4).png().toBuffer(),
  'a very high picture': await paper(4, 16_000).png().toBuffer(),
  'a picture of one pixel': await paper(1, 1).png().toBuffer(),
  'a picture of 36 megapixels': await paper(6000, 6000).png().toBuffer(),
  'a JPEG of 36 megapixels': await paper(6000, 6000).jpeg().toBuffer(),
  'a WebP of 36 megapixels': await paper(6000, 6000).webp().toBuffer(),
}

const damagedOnes = Object.entries(small).flatMap(([kind, bytes]): [string, Buffer][] => [
  [`half a ${kind}`, bytes.subarray(0, bytes.length / 2)],
  [`the header of a ${kind}`, bytes.subarray(0, 20)],
  [`a ${kind} with every seventh byte changed`, damaged(bytes, 7)],
  [`a page before a ${kind}`, Buffer.concat([script, bytes])],
])

/** No pictures, or such as the shop does not take. */
const refused: Record<string, Buffer> = {
  ...Object.fromEntries(damagedOnes),
  'an empty file': Buffer.alloc(0),
  'one byte': Buffer.alloc(1),
  'a page': script,
  PHP: php,
  'a drawing with script': svg,
  'a drawing, packed': gzipSync(svg),
  'a drawing that names a file': ascii(
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ),
  'a GIF header with PHP': Buffer.concat([ascii('GIF89a'), php]),
  'a JPEG header with PHP': Buffer.concat([small.jpeg.subarray(0, 4), php]),
  'a PNG header with a page': Buffer.concat([small.png.subarray(0, 8), script]),
  'a WebP header with a page': Buffer.concat([ascii('RIFF\x10\x00\x00\x00WEBP'), script]),
  'a GIF': await paper(30, 20).gif().toBuffer(),
  'a TIFF': await paper(30, 20).tiff().toBuffer(),
  'an AVIF': await paper(30, 20).avif().toBuffer(),
  'an archive': ascii('PK\x03\x04\x14\x00\x00\x00\x08\x00'),
  'a document': ascii('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
  'a program': Buffer.concat([ascii('\x7fELF\x02\x01\x01'), Buffer.alloc(2000)]),
  'a script of ImageMagick': ascii(
    'push graphic-context\nfill "url(https://127.0.0.1/|ls)"\npop graphic-context',
  ),
  PostScript: ascii('%!PS\n(%pipe%id) (r) file'),
  'a play list': ascii('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\nfile:///etc/passwd'),
  'a picture of 121 megapixels': await paper(11_000, 11_000).png().toBuffer(),
  'a header of 64,250 by 64,250': claiming(64_250, 64_250),
  'a header of 2 billion by 1': claiming(2 ** 31 - 1, 1),
  'a header of nothing': claiming(0, 0),
  'a header of three times the pixels': claiming(900, 200),
}

async function upload(bytes: Buffer): Promise<Response> {
  const form = new FormData()
  // Name and type are the sender’s claim, and lie as well.
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'x.php\u0000.png')
  const headers = { authorization: `Bearer ${token}` }
  return shop.app.request('/api/files/upload', { method: 'POST', body: form, headers })
}

const seen: number[] = []

async function timed(bytes: Buffer): Promise<Response> {
  const since = performance.now()
  const answer = await upload(bytes)
  seen.push(performance.now() - since)
  return answer
}

test.each(Object.entries(refused))('refused: %s', async (_, bytes) => {
  const { status } = await timed(bytes)
  // An empty file is taken for none; a header may claim too many pixels.
  if (bytes.length === 0) expect(status).toBe(422)
  else expect([413, 415]).toContain(status)
})

test.each(Object.entries(laden))('only the pixels are kept: %s', async (_, bytes) => {
  const answer = await timed(bytes)
  expect(answer.status).toBe(200)
  const { data }: { data: { _id: string } } = await answer.json()
  const served = await shop.app.request(await signedFileLink(shop.ctx.db, shop.ctx, data._id))
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const kept = Buffer.from(await served.arrayBuffer())
  const { exif, xmp, iptc, icc, comments } = await sharp(kept).metadata()
  expect({ exif, xmp, iptc, icc, comments }).toEqual({})
  for (const foreign of [mark, '<script', '<?php', 'PK\x03\x04']) {
    expect(kept.includes(ascii(foreign))).toBe(false)
  }
})

test('all sixty were sent, each was dealt with in time, and none made the process grow for good', async () => {
  const count = Object.keys(refused).length + Object.keys(laden).length
  expect(count).toBeGreaterThanOrEqual(60)
  expect(seen).toHaveLength(count)
  // Two seconds are promised; a busy machine takes longer.
  expect(Math.max(...seen)).toBeLessThan(8000)
  const before = process.memoryUsage().rss
  let most = before
  for (const bytes of [...Object.values(refused), ...Object.values(laden)]) {
    await upload(bytes)
    most = Math.max(most, process.memoryUsage().rss)
  }
  const grown = (most - before) / 2 ** 20
  expect(grown).toBeLessThan(300)
  measured(
    'G33',
    `${count} files: ${Object.keys(refused).length} refused, ${Object.keys(laden).length} kept as pixels; longest ${(Math.max(...seen) / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB more memory the second time`,
  )
})
