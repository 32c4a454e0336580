import * as endpoints from '#contract/staff/product-imports.ts'
import { exportProducts as exportEndpoint } from '#contract/staff/products.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import { exportProducts } from '../export/export-products.ts'
import { queueDownloads } from './download-pictures.ts'
import { checkFile, prepareImport } from './prepare-import.ts'
import { getImport, listImports } from './present-import.ts'
import { tellFindings } from './problem.ts'
import { runImport } from './run-import.ts'
import { startImport } from './start-import.ts'
import { forgetPictures, listWaitingPictures, matchPicture } from './waiting-pictures.ts'
import { retryDownloads } from './write-pictures.ts'

const subject = { kind: 'catalogue', id: 'import' }

export function staffImportRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, exportEndpoint, async ({ query }) => {
    const { headings, rows, total } = await exportProducts(ctx, query)
    return { ...presentStaffPage('/products/export', query, rows, total), headings }
  })

  serveStaff(app, ctx, endpoints.checkImport, async ({ body }, { changes, locale }) => {
    changes.recordNothing()
    const { findings, ...counts } = await checkFile(ctx, body.file, body.own_skus ?? false)
    return { ...counts, ...tellFindings(findings, locale) }
  })

  serveStaffSteps(
    app,
    ctx,
    endpoints.importProducts,
    async ({ commit }, { body }, { changes, staff, locale }) => {
      const prepared = await prepareImport(ctx, body)
      const started = await commit(async (trx) => {
        // Changes are recorded when it ends.
        changes.recordNothing()
        const id = await startImport(trx, ctx, { staffId: staff.id, ...prepared })
        return getImport({ db: trx }, id, locale)
      })
      if (!prepared.isSmall) return started
      await runImport(ctx, started._id)
      return getImport(ctx, started._id, locale)
    },
  )

  serveStaff(app, ctx, endpoints.listImports, async ({ query }, { locale }) => {
    const { data, total } = await listImports(ctx, query, locale)
    return presentStaffPage('/product-imports', query, data, total)
  })

  serveStaff(app, ctx, endpoints.findImport, ({ params }, { locale }) =>
    getImport(ctx, params.id, locale),
  )

  waitingPictureRoutes(app, ctx)
}

function waitingPictureRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listWaitingPictures, async ({ query }, { locale }) => {
    const { data, total } = await listWaitingPictures(ctx, query, locale)
    return presentStaffPage('/products/waiting-pictures', query, data, total)
  })

  serveStaffWrite(app, ctx, endpoints.matchPicture, async (trx, { body }, { changes }) => {
    const ids = await matchPicture(trx, ctx, body)
    if (ids.length === 0) changes.recordNothing()
    for (const id of ids) {
      const after = { picture: body.name }
      await changes.record(trx, {
        action: 'product_pictures_set',
        subject: { kind: 'product', id },
        after,
      })
    }
    return { products: ids.length }
  })

  serveStaffWrite(app, ctx, endpoints.retryPictures, async (trx, _, { changes }) => {
    changes.recordNothing()
    const waiting = await retryDownloads(trx, ctx, null, null)
    await queueDownloads(trx, ctx)
    return { waiting }
  })

  serveStaffWrite(app, ctx, endpoints.forgetPictures, async (trx, _, { changes }) => {
    const forgotten = await forgetPictures(trx)
    if (forgotten === 0) changes.recordNothing()
    else
      await changes.record(trx, {
        action: 'import_pictures_forgotten',
        subject,
        after: { pictures: forgotten },
      })
    return { forgotten }
  })
}
