import { isUtf8 } from 'node:buffer'
import * as endpoints from '#contract/staff/products.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { ReachableNetworks } from '../../platform/outward/public-address.ts'
import { serveStaff, serveStaffSteps } from '../../platform/http/serve-staff.ts'
import { exportProducts } from '../export/export-products.ts'
import { importProducts, writeImport } from './import-products.ts'
import { inAllLanguages } from './import-texts.ts'
import { picturesFrom } from './pictures.ts'
import { readImport } from './read-import.ts'

export function staffImportRoutes(app: App, ctx: Ctx): void {
  const networks = new ReachableNetworks(ctx.settings.webhookPrivateNetworks)
  const pictures = picturesFrom({ folder: null, networks })

  serveStaff(app, ctx, endpoints.exportProducts, async ({ query }) => {
    const { headings, rows, total } = await exportProducts(ctx, query)
    return { ...presentStaffPage('/products/export', query, rows, total), headings }
  })

  serveStaff(app, ctx, endpoints.checkImport, async ({ body }, { changes, locale }) => {
    changes.recordNothing()
    return importProducts(ctx, textOf(body.file), { isDryRun: true, pictures, locale })
  })

  serveStaffSteps(
    app,
    ctx,
    endpoints.importProducts,
    async ({ commit }, { body }, { changes, locale }) => {
      const read = await readImport(ctx, textOf(body.file), pictures)
      return commit(async (trx) => {
        const report = await writeImport(trx, ctx, read, locale)
        const { problems, notes, ...counts } = report
        if (problems.length > 0)
          throw invalid(
            'file',
            inAllLanguages((t) => t.hasProblems),
          )
        const subject = { kind: 'catalogue', id: 'import' }
        await changes.record(trx, { action: 'products_imported', subject, after: counts })
        return { ...report, notes }
      })
    },
  )
}

function textOf(file: Uint8Array): string {
  if (!isUtf8(file))
    throw invalid(
      'file',
      inAllLanguages((t) => t.notUtf8),
    )
  return new TextDecoder().decode(file)
}
