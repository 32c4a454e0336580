import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { aCategory, aProduct, change } from '#test/builders/catalogue.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { originalName } from '../../platform/files/store-file.ts'

const shop = await testShop()
const { ctx } = shop
await mainStore(ctx)

test.each([
  ['/social.png', 1200, 630],
  ['/social-square.png', 255, 255],
  ['/apple-touch-icon.png', 180, 180],
  ['/icon-192.png', 192, 192],
  ['/icon-512.png', 512, 512],
  ['/staff/brand/apple-touch-icon.png', 180, 180],
  ['/staff/brand/icon-192.png', 192, 192],
])('%s is a picture of %d by %d, even without any products', async (path, width, height) => {
  const answer = await shop.app.request(path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width,
    height,
  })
})

test('the social image shows the home page’s hero garment, and follows its changes', async () => {
  const before = await pixels()
  const coats = await aCategory(ctx, { slug: 'coats', title: 'Coats' })
  await aProduct(ctx, {
    handle: 'duffle',
    categories: [coats.id],
    colours: ['navy'],
    hasPictures: true,
  })
  await drawPictures('#0000ff')
  await openHomeWith('duffle')
  const after = await pixels()
  expect(after.equals(before)).toBe(false)
  expect(blueShare(after)).toBeGreaterThan(0.3)
  await openHomeWith('sold-long-ago')
  expect((await pixels()).equals(before)).toBe(true)
})

test('the manifest names the shop and its icons', async () => {
  const answer = await shop.app.request('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({ name: 'Shop', icons: [{ sizes: '192x192' }, {}] })
})

test('the console has a manifest of its own, by which it is installed', async () => {
  const answer = await shop.app.request('/staff/brand/manifest.webmanifest')
  expect(await answer.json()).toMatchObject({
    name: 'Shop',
    start_url: '/staff/today',
    scope: '/staff',
    display: 'standalone',
    icons: [{ src: '/staff/brand/icon-192.png' }, { src: '/staff/brand/icon-512.png' }],
  })
})

async function pixels(): Promise<Buffer> {
  const png = await (await shop.app.request('/social.png')).arrayBuffer()
  return sharp(png).removeAlpha().raw().toBuffer()
}

function blueShare(rgb: Buffer): number {
  let blue = 0
  for (let at = 0; at < rgb.length; at += 3) {
    if ((rgb[at] ?? 0) < 40 && (rgb[at + 2] ?? 0) > 200) blue += 1
  }
  return blue / (rgb.length / 3)
}

async function drawPictures(colour: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><path fill="${colour}" d="M0 0h400v500H0z"/></svg>`
  const files = await ctx.db
    .updateTable('files')
    .set({ mime: 'image/svg+xml' })
    .returning(['id', 'mime'])
    .execute()
  for (const file of files) await ctx.files.put(originalName(file), Buffer.from(svg))
}

async function openHomeWith(handle: string): Promise<void> {
  const text = JSON.stringify({ en: 'Home', zh: '首頁', cn: '首页' })
  const data = JSON.stringify({ hero: { handle } })
  await change(ctx, ['content:home'], (trx) =>
    trx
      .insertInto('contents')
      .values({
        id: newId('content'),
        slug: 'home',
        title: text,
        description: text,
        body: text,
        data,
      })
      .execute(),
  )
}
