import { uploadFile } from '#contract/endpoints/files.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { countAgainst, limits } from '../http/rate-limit.ts'
import type { App } from '../http/app.ts'
import { serveSteps } from '../http/serve.ts'
import { emailPictureWidth, imageWidths } from './images.ts'
import { Renditions } from './renditions.ts'
import { isLinkValid } from './signed-link.ts'
import { addUpload, originalName, storeUpload } from './store-file.ts'

const aMinute = 'public, max-age=60'
const aYear = 'public, max-age=31536000, immutable'
/** Pictures are displayed; opened by themselves, the sandbox lets them neither run nor send anything. */
const picturePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

export function fileRoutes(app: App, ctx: Ctx): void {
  const renditions = new Renditions(ctx)

  const files = app.basePath('/api/files')
  serveSteps(files, ctx, uploadFile, async ({ commit }, { body }, { account }) => {
    await countAgainst(ctx, limits.uploads, account.id)
    const upload = await storeUpload(ctx, body.file)
    return commit(async (trx) => {
      const { id, ...info } = await addUpload(trx, ctx, account.id, upload)
      return { data: { _id: id, ...info } }
    })
  })

  app.get('/files/private/:id', async (c) => {
    const id = c.req.param('id')
    const until = Number(c.req.query('until'))
    if (!(await isLinkValid(ctx.db, ctx, id, until, c.req.query('key') ?? ''))) {
      throw new DomainError('not_found')
    }
    const file = await ctx.db
      .selectFrom('files')
      .select(['id', 'mime'])
      .where('id', '=', id)
      .executeTakeFirst()
    const bytes = file && (await ctx.files.get(originalName(file)))
    if (!bytes) throw new DomainError('not_found')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': file.mime,
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-security-policy': picturePolicy,
      'x-robots-tag': 'noindex',
    })
  })

  app.get(`/files/:id/${emailPictureWidth}.jpg`, async (c) => {
    const picture = await renditions.getJpeg(c.req.param('id'))
    if (!picture) throw new DomainError('not_found')
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': picture.mime,
      'cache-control': aYear,
      'content-security-policy': picturePolicy,
      // Mail programs in a browser show it on a page of their own.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  app.get('/files/:id/:name', async (c) => {
    const asked = /^(\d+)\.(webp|avif)$/.exec(c.req.param('name'))
    const width = imageWidths.find((each) => each === Number(asked?.[1]))
    const format = asked?.[2] === 'avif' ? 'avif' : 'webp'
    const rendition = width && (await renditions.get(c.req.param('id'), width, format))
    if (!rendition) throw new DomainError('not_found')
    return c.body(new Uint8Array(rendition.bytes), 200, {
      'content-type': rendition.mime,
      'cache-control': rendition.isProvisional ? aMinute : aYear,
      'content-security-policy': picturePolicy,
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
