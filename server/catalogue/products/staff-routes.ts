import { editProducts as editProductsCall } from '#contract/staff/product-changes.ts'
import * as endpoints from '#contract/staff/products.ts'
import type { Ctx } from '../../platform/context.ts'
import { readStaffPicture, storePublicPicture } from '../../platform/files/store-file.ts'
import { requireSeen } from '../../platform/changes/require-seen.ts'
import { presentStaffPage } from '../../platform/http/paging.ts'
import { serveStaff, serveStaffSteps, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { listStores } from '../../settings/stores.ts'
import { copyProduct } from './copy-product.ts'
import { editProducts } from './edit-products.ts'
import { listProducts } from './list-products.ts'
import { setPreorderLimit } from './preorder-limit.ts'
import { getVariantRow } from './product-row.ts'
import { setProductPictures } from './product-pictures.ts'
import { setProductStatus } from './product-status.ts'
import { addProduct, updateProduct, readProduct } from './write-product.ts'
import { addVariant, updateVariant, readVariant, setArchived } from './write-variant.ts'

export function staffProductRoutes(app: App, ctx: Ctx): void {
  productRoutes(app, ctx)
  variantRoutes(app, ctx)
}

function productRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, endpoints.listProducts, async ({ query }) => {
    const { data, total } = await listProducts(ctx.db, query, ctx.clock())
    return presentStaffPage('/products', query, data, total)
  })

  serveStaff(app, ctx, endpoints.getProduct, async ({ params }) => readProduct(ctx.db, params.id))

  serveStaffWrite(app, ctx, endpoints.createProduct, async (trx, { body }, { changes }) =>
    readProduct(trx, await addProduct(trx, ctx, body, changes)),
  )

  serveStaffWrite(app, ctx, endpoints.copyProduct, async (trx, { params }, { changes }) =>
    readProduct(trx, await copyProduct(trx, ctx, params.id, changes)),
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.changeProduct,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'product', id: params.id }, seen)
      await updateProduct(trx, ctx, params.id, body, changes)
      return readProduct(trx, params.id)
    },
  )

  serveStaffWrite(app, ctx, editProductsCall, async (trx, { body }, { changes }) => ({
    changed: await editProducts(trx, ctx, body, changes),
  }))

  serveStaffWrite(
    app,
    ctx,
    endpoints.setProductStatus,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'product', id: params.id }, seen)
      await setProductStatus(trx, ctx, params.id, body.status, changes)
      return readProduct(trx, params.id)
    },
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.setPictures,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'product', id: params.id }, seen)
      await setProductPictures(trx, ctx, params.id, body.pictures, changes)
      return readProduct(trx, params.id)
    },
  )

  serveStaffSteps(app, ctx, endpoints.uploadPicture, async ({ commit }, { body }, { changes }) => {
    const image = await readStaffPicture(body.file)
    const { width, height, mime } = image.info
    return commit(async (trx) => {
      const id = await storePublicPicture(trx, ctx, image)
      await changes.record(trx, { action: 'image_uploaded', subject: { kind: 'file', id } })
      return { data: { _id: id, width, height, mime, bytes: image.bytes.length } }
    })
  })
}

function variantRoutes(app: App, ctx: Ctx): void {
  serveStaffWrite(
    app,
    ctx,
    endpoints.createVariant,
    async (trx, { params, body }, { changes, seen }) => {
      await requireSeen(trx, { kind: 'product', id: params.id }, seen)
      return readVariant(trx, await addVariant(trx, ctx, params.id, body, changes))
    },
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.changeVariant,
    async (trx, { params, body }, { changes, seen }) => {
      const { product_id: id } = await getVariantRow(trx, params.id)
      await requireSeen(trx, { kind: 'product', id }, seen)
      await updateVariant(trx, ctx, params.id, body, changes)
      return readVariant(trx, params.id)
    },
  )

  serveStaffWrite(
    app,
    ctx,
    endpoints.archiveVariant,
    async (trx, { params, body }, { changes }) => {
      await setArchived(trx, ctx, params.id, body.is_archived, changes)
      return readVariant(trx, params.id)
    },
  )

  serveStaffSteps(app, ctx, endpoints.setPreorder, async ({ commit }, input, { changes }) => {
    const { params, body } = input
    const stores = await listStores(ctx)
    return commit(async (trx) => {
      await setPreorderLimit(trx, ctx, { variantId: params.id, wish: body, stores }, changes)
      return readVariant(trx, params.id)
    })
  })
}
