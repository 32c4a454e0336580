import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBucketServer } from '#test/bucket-server.ts'
import { testShop } from '#test/shop.ts'
import { bucketFiles } from '../adapters/files/bucket.ts'
import { readBucketUrl } from '../file-location.ts'
import { measureImage } from './images.ts'
import { erasePicture } from './renditions.ts'
import { signedFileLink } from './signed-link.ts'
import { storePublicPicture } from './store-file.ts'

const shop = await testShop()

function paper(width = 300, height = 500) {
  return sharp({ create: { width, height, channels: 3, background: '#f6f3ee' } })
}

async function upload(token: string, bytes: Uint8Array, key?: string, name = 'slip.jpg') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  return shop.app.request('/api/files/upload', { method: 'POST', body: form, headers })
}

async function uploadedId(token: string, bytes: Uint8Array): Promise<string> {
  const answer: { data: { _id: string } } = await (await upload(token, bytes)).json()
  return answer.data._id
}

test('an upload is re-encoded upright and without metadata', async () => {
  const visitor = await shop.visitor()
  const sideways = await paper()
    .withExif({ IFD0: { Copyright: 'home address' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const id = await uploadedId(visitor.token, sideways)
  const picture = await shop.app.request(await signedFileLink(shop.ctx.db, shop.ctx, id))
  const info = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect(info).toMatchObject({ format: 'webp', width: 500, height: 300 })
  expect(info.exif).toBeUndefined()
})

test('the file name that was sent is ignored, and none is sent out', async () => {
  const visitor = await shop.visitor()
  const bytes = await paper().jpeg().toBuffer()
  const answer = await upload(visitor.token, bytes, undefined, '../../etc/cron.d/job.sh')
  const { data }: { data: { _id: string } } = await answer.json()
  expect(data._id).toMatch(/^fil_\w+$/)
  expect(JSON.stringify(data)).not.toMatch(/cron|\.sh/)
  const stored = await Array.fromAsync(shop.ctx.files.list())
  expect(stored.filter((name) => /cron|\.sh|\.\./.test(name))).toEqual([])
  const shown = await shop.app.request(await signedFileLink(shop.ctx.db, shop.ctx, data._id))
  expect(shown.headers.get('content-disposition') ?? 'inline').toBe('inline')
})

test.each([
  ['a page in disguise', Buffer.from('<script>alert(1)</script>')],
  ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF header with code behind it', Buffer.from('GIF89a<?php echo 1;')],
  ['the first half of a picture', (await paper().png().toBuffer()).subarray(0, 60)],
  ['a bitmap of another kind', await paper().gif().toBuffer()],
])('%s is refused', async (_, bytes) => {
  const visitor = await shop.visitor()
  const response = await upload(visitor.token, bytes)
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ code: 'file_not_image' })
})

test('a long screenshot keeps its width and stays readable', async () => {
  const visitor = await shop.visitor()
  const id = await uploadedId(visitor.token, await paper(1080, 6000).png().toBuffer())
  const picture = await shop.app.request(await signedFileLink(shop.ctx.db, shop.ctx, id))
  const info = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect(info).toMatchObject({ width: 1080, height: 6000 })
})

test('more than 10 MB is refused, whatever the content-length header says', async () => {
  const visitor = await shop.visitor()
  const response = await upload(visitor.token, Buffer.alloc(11 * 1024 * 1024))
  expect(response.status).toBe(413)
})

test('broken multipart and a missing file are client errors', async () => {
  const visitor = await shop.visitor()
  const send = (body: BodyInit, type?: string) =>
    shop.app.request('/api/files/upload', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${visitor.token}`, ...(type && { 'content-type': type }) },
    })
  expect((await send('--x\r\nnonsense', 'multipart/form-data; boundary=y')).status).toBe(400)
  expect((await send('{}', 'application/json')).status).toBe(415)
  expect((await send(new FormData())).status).toBe(422)
})

test('an upload retried with its idempotency key is stored once, and the key accepts no other file', async () => {
  const { token, accountId } = await shop.visitor()
  const bytes = await paper().jpeg().toBuffer()
  const first = await upload(token, bytes, 'again')
  const again = await upload(token, bytes, 'again')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
  const other = await upload(token, await paper(301).jpeg().toBuffer(), 'again')
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  const files = await shop.ctx.db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  expect(files).toHaveLength(1)
})

test('of two identical concurrent uploads, one is told to wait', async () => {
  const { token } = await shop.visitor()
  const bytes = await paper().jpeg().toBuffer()
  const answers = await Promise.all([1, 2, 3].map(async () => upload(token, bytes, 'twins')))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
})

test('an upload requires an account', async () => {
  expect((await upload('nobody-nobody-nobody', Buffer.alloc(8))).status).toBe(401)
})

test('a private picture opens only with its signed link, for ten minutes', async () => {
  const visitor = await shop.visitor()
  const id = await uploadedId(visitor.token, await paper().jpeg().toBuffer())
  const link = await signedFileLink(shop.ctx.db, shop.ctx, id)
  expect((await shop.app.request(link)).headers.get('cache-control')).toBe('private, no-store')
  expect((await shop.app.request(`/files/${id}/320.webp`)).status).toBe(404)
  expect((await shop.app.request(`/files/private/${id}`)).status).toBe(404)
  expect((await shop.app.request(link.replace(/until=\d+/, 'until=99999999999'))).status).toBe(404)
  shop.passTime(601)
  expect((await shop.app.request(link)).status).toBe(404)
})

test('a public picture is rendered once per supported width, and in no other width', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="#f6f3ee"/></svg>',
  )
  const picture = { bytes: drawing, info: await measureImage(drawing) }
  expect(picture.info.background).toBe('#f6f3ee')
  const id = await storePublicPicture(shop.ctx.db, shop.ctx, picture)
  const twins = await Promise.all([1, 2].map(async () => shop.app.request(`/files/${id}/960.webp`)))
  const info = await sharp(Buffer.from(await (twins[0] ?? new Response()).arrayBuffer())).metadata()
  expect(info).toMatchObject({ format: 'webp', width: 960, height: 1200 })
  expect(twins[1]?.headers.get('cache-control')).toContain('immutable')
  expect((await shop.app.request(`/files/${id}/961.webp`)).status).toBe(404)
  expect(await storePublicPicture(shop.ctx.db, shop.ctx, picture)).toBe(id)
})

/** Resolves once the AVIF of a picture is made. */
async function lastingAnswer(path: string): Promise<Response> {
  return vi.waitFor(async () => {
    const answer = await shop.app.request(path)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    return answer
  }, 20_000)
}

/** Lines of many colours: a picture that takes some bytes. */
function weave(): Buffer {
  const threads = Array.from({ length: 80 }, (_, at) => {
    const colour = `hsl(${(at * 47) % 360} 60% 50%)`
    return `<path d="M${at * 5} 0l90 500" stroke="${colour}" stroke-width="2"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">${threads.join('')}</svg>`,
  )
}

async function storedPicture(bytes: Buffer): Promise<string> {
  return storePublicPicture(shop.ctx.db, shop.ctx, { bytes, info: await measureImage(bytes) })
}

test('no visitor waits for AVIF: until it is made, its address answers with WebP for a minute', async () => {
  const id = await storedPicture(weave())
  const first = await shop.app.request(`/files/${id}/480.avif`)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  const later = await lastingAnswer(`/files/${id}/480.avif`)
  expect(later.headers.get('content-type')).toBe('image/avif')
  const [webp, avif] = [await first.arrayBuffer(), await later.arrayBuffer()]
  expect(avif.byteLength).toBeLessThan(webp.byteLength)
  expect(await sharp(Buffer.from(avif)).metadata()).toMatchObject({ width: 480, height: 600 })
  expect((await shop.app.request(`/files/${id}/481.avif`)).status).toBe(404)
})

test('where AVIF would not be smaller, its address answers with WebP for good', async () => {
  const id = await storedPicture(await paper(160, 160).png().toBuffer())
  const answer = await lastingAnswer(`/files/${id}/160.avif`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
})

test('an erased picture leaves no file behind', async () => {
  const id = await storedPicture(weave())
  await lastingAnswer(`/files/${id}/320.avif`)
  await erasePicture(shop.ctx, { id, mime: 'image/svg+xml' })
  const names = await Array.fromAsync(shop.ctx.files.list())
  expect(names.filter((name) => name.includes(id))).toEqual([])
})

test('while the file store is down, pictures and uploads are 503 and the rest is answered', async () => {
  const bucket = await startBucketServer()
  const { token } = await shop.visitor()
  const working = shop.ctx.files
  shop.ctx.files = bucketFiles(readBucketUrl(bucket.url, bucket.keys))
  onTestFinished(() => {
    shop.ctx.files = working
  })
  const bytes = await paper().jpeg().toBuffer()
  const id = await uploadedId(token, bytes)
  const link = await signedFileLink(shop.ctx.db, shop.ctx, id)
  expect((await shop.app.request(link)).status).toBe(200)
  await bucket.close()
  for (const answer of [await upload(token, bytes), await shop.app.request(link)]) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
  }
  const stores = await shop.app.request('/api/customer/configuration/latest')
  expect(stores.status).toBe(200)
})

test('emails show pictures as JPEG, on pages of any site, until they are erased', async () => {
  const bytes = await sharp({
    create: { width: 800, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { ctx } = shop
  const id = await storedPicture(bytes)
  const address = `/files/${id}/320.jpg`
  const answer = await shop.app.request(address)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const shown = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 400 })
  // Transparency becomes paper, not black.
  expect((await shown.raw().toBuffer())[0]).toBe(255)
  expect((await shop.app.request(`/files/${id}/640.jpg`)).status).toBe(404)
  await ctx.db.deleteFrom('files').where('id', '=', id).execute()
  await erasePicture(ctx, { id, mime: 'image/png' })
  expect((await shop.app.request(address)).status).toBe(404)
})

test('on a full disk an upload is 503, and nothing is recorded', async () => {
  const { token, accountId } = await shop.visitor()
  const working = shop.ctx.files
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  shop.ctx.files = { ...working, put: () => Promise.reject(full) }
  onTestFinished(() => {
    shop.ctx.files = working
  })
  const answer = await upload(token, await paper().jpeg().toBuffer())
  expect(answer.status).toBe(503)
  const files = await shop.ctx.db
    .selectFrom('files')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  expect(files).toEqual([])
})
