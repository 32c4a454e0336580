import { uploadFile } from '#contract/endpoints/files.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../context.ts'
import { countAgainst, limits } from '../http/rate-limit.ts'
import type { App } from '../http/app.ts'
import { serveSteps } from '../http/serve.ts'
import { imageWidths } from './images.ts'
import { Renditions } from './renditions.ts'
import { isLinkValid } from './signed-link.ts'
import { addUpload, originalName, storeUpload } from './store-file.ts'

const aYear = 'public, max-age=31536000, immutable'
/** Pictures may be displayed, but never run scripts. */
const picturePolicy = "default-src 'none'; sandbox"

export function fileRoutes(app: App, ctx: Ctx): void {
  const renditions = new Renditions(ctx)

  const files = app.basePath('/api/files')
  serveSteps(files, ctx, uploadFile, async ({ commit }, { body }, { account }) => {
    await countAgainst(ctx, limits.uploads, account.id)
    const upload = await storeUpload(ctx, body.file)
    return commit(async (trx) => {
      const { id, ...facts } = await addUpload(trx, ctx, account.id, upload)
      return { data: { _id: id, ...facts } }
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
      'content-security-policy': picturePolicy,
      'x-robots-tag': 'noindex',
    })
  })

  app.get('/files/:id/:name', async (c) => {
    const width = Number(/^(\d+)\.webp$/.exec(c.req.param('name'))?.[1])
    const known = imageWidths.find((each) => each === width)
    if (!known) throw new DomainError('not_found')
    const bytes = await renditions.get(c.req.param('id'), known)
    if (!bytes) throw new DomainError('not_found')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/webp',
      'cache-control': aYear,
      'content-security-policy': picturePolicy,
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}
