import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { testShop } from '#test/shop.ts'
import { signedFileLink } from './signed-link.ts'
import { measureImage } from './images.ts'
import { storePublicPicture } from './store-file.ts'

/** Photographs of new phones and cameras, and files that claim to be even larger. */

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const staff = await shop.staff('owner')
const visitor = await shop.visitor()

const doors = [
  { path: '/api/files/upload', token: visitor.token },
  { path: '/api/staff/files', token: staff.token },
]

async function send(
  { path, token }: (typeof doors)[number],
  bytes: Uint8Array,
  language: Locale = 'en',
): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-language': { en: 'en', zh: 'zh-HK', cn: 'zh-CN' }[language],
  }
  return shop.app.request(path, { method: 'POST', body: form, headers })
}

function photo(width: number, height: number) {
  return sharp({
    limitInputPixels: false,
    create: { width, height, channels: 3, background: '#7a6f63' },
  })
}

/** The smallest JPEG, with a header that claims other dimensions. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(16, 16).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const photos = new Map<string, Buffer>()
beforeAll(async () => {
  photos.set('48 megapixels', await photo(8000, 6000).jpeg().toBuffer())
  photos.set(
    '96 megapixels, sideways',
    await photo(12_000, 8000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
})

test.each(doors)('a photograph of 48 or 96 megapixels is made smaller: $path', async (door) => {
  for (const [name, bytes] of photos) {
    const answer = await send(door, bytes)
    expect(answer.status, name).toBe(200)
    const { data }: { data: { width: number; height: number } } = await answer.json()
    const isSideways = name.includes('sideways')
    expect(data).toMatchObject(
      isSideways ? { width: 1600, height: 2400 } : { width: 2400, height: 1800 },
    )
  }
})

test('three at once are opened one after the other, so that memory stays within bounds', async () => {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const large = photos.get('96 megapixels, sideways') ?? Buffer.alloc(0)
  const [door] = doors
  const answers = await Promise.all([1, 2, 3].map(async () => door && send(door, large)))
  clearInterval(watch)
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
  // One of them in full would take 288 MB.
  expect((most - before) / 2 ** 20).toBeLessThan(250)
})

test('of a huge picture only the smaller one is kept', async () => {
  const { token, accountId } = await shop.visitor()
  const [door] = doors
  if (door) await send({ ...door, token }, photos.get('48 megapixels') ?? Buffer.alloc(0))
  const file = await shop.ctx.db
    .selectFrom('files')
    .select(['id', 'has_raw_upload'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(file.has_raw_upload).toBe(false)
  const names = await Array.fromAsync(shop.ctx.files.list())
  expect(names.filter((name) => name.includes(file.id))).toHaveLength(1)
  const link = await signedFileLink(shop.ctx.db, shop.ctx, file.id)
  expect((await shop.app.request(link)).status).toBe(200)
})

test('a huge picture of an import is stored smaller, and once', async () => {
  const bytes = await photo(9000, 9000).jpeg().toBuffer()
  const picture = { bytes, info: await measureImage(bytes) }
  const id = await storePublicPicture(shop.ctx.db, shop.ctx, picture)
  expect(await storePublicPicture(shop.ctx.db, shop.ctx, picture)).toBe(id)
  const { width } = await shop.ctx.db
    .selectFrom('files')
    .select('width')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(width).toBe(2400)
})

test.each(doors)('more than 100 megapixels are refused with the limit: $path', async (door) => {
  for (const [width, height] of [
    [10_001, 10_000],
    [65_000, 65_000],
  ] as const) {
    const answer = await send(door, await claiming(width, height))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'picture_too_large',
      message: expect.stringContaining(`${width} × ${height} pixels; the most is 100 megapixels`),
      details: { width, height, max_pixels: 100_000_000 },
    })
  }
})

const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(2000),
])

test.each([
  ['HEIC', heic, 'Most Compatible', '最相容', '兼容性最佳'],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'PDF', 'PDF', 'PDF'],
  ['GIF', await photo(30, 20).gif().toBuffer(), 'GIF', 'GIF', 'GIF'],
  ['TIFF', await photo(30, 20).tiff().toBuffer(), 'TIFF', 'TIFF', 'TIFF'],
  ['AVIF', await photo(30, 20).avif().toBuffer(), 'AVIF', 'AVIF', 'AVIF'],
])('%s is refused with what it is and how to send it', async (_, bytes, en, zh, cn) => {
  for (const door of doors) {
    for (const [language, word] of Object.entries({ en, zh, cn } as const)) {
      const answer = await send(door, bytes, language as Locale)
      expect(answer.status).toBe(415)
      const body: { code: string; message: string } = await answer.json()
      expect(body).toMatchObject({ code: 'file_not_image', message: expect.stringContaining(word) })
      if (language !== 'en') expect(body.message).toMatch(/\p{Script=Han}/u)
    }
  }
})

test('staff send up to 40 MB, customers up to 10; the sentence says which', async () => {
  for (const [door, megabytes] of [
    [doors[0], 10],
    [doors[1], 40],
  ] as const) {
    const bytes = Buffer.alloc((megabytes + 1) * 1024 * 1024)
    const answer = door && (await send(door, bytes))
    expect(answer?.status).toBe(413)
    expect(await answer?.json()).toMatchObject({
      message: `The file must be smaller than ${megabytes} MB.`,
      details: { max_bytes: megabytes * 1024 * 1024 },
    })
  }
  const side = 3600
  const camera = await sharp(Buffer.alloc(side * side * 3), {
    raw: { width: side, height: side, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(camera.length).toBeGreaterThan(35 * 1024 * 1024)
  const [, staffDoor] = doors
  expect(staffDoor && (await send(staffDoor, camera)).status).toBe(200)
})
