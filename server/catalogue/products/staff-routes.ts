import * as endpoints from '#contract/staff/products.ts'
import { recordChange } from '../../platform/changes/record-change.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readStaffPicture, storePublicPicture } from '../../platform/files/store-file.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { listProducts } from './list-products.ts'
import { setPreorderPlaces } from './preorder-places.ts'
import { setProductPictures } from './product-pictures.ts'
import { setProductStatus } from './product-status.ts'
import { addProduct, changeProductFacts, readProduct } from './write-product.ts'
import { addVariant, changeVariantFacts, readVariant, setArchived } from './write-variant.ts'

export function staffProductRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listProducts, async ({ query }) => {
    const { data, total } = await listProducts(ctx.db, query, ctx.clock())
    return presentStaffPage('/products', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getProduct, async ({ params }) => readProduct(ctx, params.id))

  serveStaff(app, ctx, endpoints.createProduct, async ({ body }, { staff }) =>
    readProduct(ctx, await addProduct(ctx, body, staff)),
  )

  serveStaff(app, ctx, endpoints.changeProduct, async ({ params, body }, { staff }) => {
    await changeProductFacts(ctx, params.id, body, staff)
    return readProduct(ctx, params.id)
  })

  serveStaff(app, ctx, endpoints.setProductStatus, async ({ params, body }, { staff }) => {
    await setProductStatus(ctx, params.id, body.status, staff)
    return readProduct(ctx, params.id)
  })

  serveStaff(app, ctx, endpoints.setPictures, async ({ params, body }, { staff }) => {
    await setProductPictures(ctx, params.id, body.pictures, staff)
    return readProduct(ctx, params.id)
  })

  serveStaff(app, ctx, endpoints.uploadPicture, async ({ body }, { staff }) => {
    const image = await readStaffPicture(body.file)
    const id = await inTransaction(ctx, async (trx) => {
      const fileId = await storePublicPicture(trx, ctx, image)
      const change = { action: 'picture_uploaded', subject: { kind: 'file', id: fileId } }
      await recordChange(trx, staff, change)
      return fileId
    })
    const { width, height, mime } = image.facts
    return { data: { _id: id, width, height, mime, bytes: image.bytes.length } }
  })

  serveStaff(app, ctx, endpoints.createVariant, async ({ params, body }, { staff }) =>
    readVariant(ctx, await addVariant(ctx, params.id, body, staff)),
  )

  serveStaff(app, ctx, endpoints.changeVariant, async ({ params, body }, { staff }) => {
    await changeVariantFacts(ctx, params.id, body, staff)
    return readVariant(ctx, params.id)
  })

  serveStaff(app, ctx, endpoints.archiveVariant, async ({ params, body }, { staff }) => {
    await setArchived(ctx, params.id, body.is_archived, staff)
    return readVariant(ctx, params.id)
  })

  serveStaff(app, ctx, endpoints.setPreorder, async ({ params, body }, { staff }) => {
    await setPreorderPlaces(ctx, params.id, body, staff)
    return readVariant(ctx, params.id)
  })
}
