import type { Context } from 'hono'
import sharp from 'sharp'
import { cached } from '../../platform/cache/cached.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { readBrand } from '../../settings/brand.ts'
import { ground, iconSvg } from './mark.ts'
import { socialImage } from './social-image.ts'

const icons = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  // spec §9: social preview image 255 by 255
  '/social-square.png': 255,
} as const

/** For the console on a home screen; open while the rest of the shop asks for a password. */
const consoleIcons = {
  '/staff/brand/apple-touch-icon.png': 180,
  '/staff/brand/icon-192.png': 192,
  '/staff/brand/icon-512.png': 512,
} as const

/** The label's own pictures, drawn on first request and cached. */
export function brandImageRoutes(app: App, ctx: Ctx): void {
  for (const [path, size] of Object.entries({ ...icons, ...consoleIcons })) {
    app.get(path, async (c) => sendPng(c, await icon(ctx, size)))
  }

  app.get('/social.png', async (c) => sendPng(c, await socialImage(ctx)))

  app.get('/favicon.ico', async (c) =>
    c.body(new Uint8Array(icoOf(await icon(ctx, icoSize))), 200, {
      'content-type': 'image/x-icon',
      'cache-control': aDay,
    }),
  )

  app.get('/manifest.webmanifest', async (c) => {
    const brand = await readBrand(ctx)
    return sendManifest(c, {
      ...sharedManifest(brand.name.en, ''),
      description: brand.tagline.en,
      start_url: '/',
      display: 'browser',
    })
  })

  app.get('/staff/brand/manifest.webmanifest', async (c) => {
    const brand = await readBrand(ctx)
    return sendManifest(c, {
      ...sharedManifest(brand.name.en, '/staff/brand'),
      id: '/staff',
      start_url: '/staff/today',
      scope: '/staff',
      display: 'standalone',
    })
  })
}

const aDay = 'public, max-age=86400'

function sendPng(c: Context, png: Buffer) {
  return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png', 'cache-control': aDay })
}

const icoSize = 48

/** An ICO file with one PNG, for programs that know no other name for a favicon. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(icoSize, 6)
  header.writeUInt8(icoSize, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function icon(ctx: Ctx, size: number): Promise<Buffer> {
  return cached(ctx, `icon:${size}`, async () => ({
    value: await sharp(Buffer.from(iconSvg(size)))
      .png()
      .toBuffer(),
    tags: ['configuration'],
  }))
}

function sendManifest(c: Context, manifest: object) {
  return c.body(JSON.stringify(manifest), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': aDay,
  })
}

function sharedManifest(name: string, folder: string) {
  return {
    name,
    short_name: name,
    background_color: '#ffffff',
    theme_color: ground,
    icons: [192, 512].map((size) => ({
      src: `${folder}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
