import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { createProduct, changeProduct } from '#contract/staff/products.ts'
import { type DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { completeText } from '../../platform/text/complete-translations.ts'
import { scheduleCatalogueChange } from '../publish-scheduled.ts'
import { presentProduct } from './present.ts'
import { getProductRow, lockProduct } from './product-row.ts'

type NewProduct = z.output<typeof createProduct.body & {}>
export type ProductUpdate = z.output<typeof changeProduct.body & {}>

/** Creates a draft, hidden until it is activated. Returns its id. */
export async function addProduct(
  trx: Trx,
  ctx: TrxCtx,
  input: NewProduct,
  changes: ChangeRecorder,
): Promise<string> {
  const id = newId('product')
  const title = completeText(input.title)
  const handle = input.handle ?? `${slugify(title.en).replaceAll(/[^a-z0-9-]/g, '') || 'product'}`
  await refuseTakenHandle(async () => {
    const nothing = JSON.stringify({ en: '', zh: '', cn: '' })
    await trx
      .insertInto('products')
      .values({
        id,
        handle: input.handle ?? (await freeHandle(trx, handle, id)),
        status: 'draft',
        title: JSON.stringify(title),
        subtitle: nothing,
        description: nothing,
        published_at: ctx.clock(),
        created_at: ctx.clock(),
        updated_at: ctx.clock(),
      })
      .execute()
    const { title: _title, handle: _handle, ...rest } = input
    await writeProductFields(trx, ctx, id, rest)
    await changes.record(trx, {
      action: 'product_added',
      subject: { kind: 'product', id },
      after: { title, handle },
    })
    await announceProduct(trx, ctx, id)
  })
  return id
}

/** Omitted fields stay unchanged. */
export async function updateProduct(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  input: ProductUpdate,
  changes: ChangeRecorder,
): Promise<void> {
  await refuseTakenHandle(async () => {
    const known = presentProduct(await lockProduct(trx, id))
    const changed = differences({ ...known }, completed(input))
    if (!changed) return changes.recordNothing()
    await writeProductFields(trx, ctx, id, input)
    await changes.record(trx, {
      action: 'product_changed',
      subject: { kind: 'product', id },
      ...changed,
    })
    const isEdit = Object.keys(changed.after).every((field) => ownFields.has(field))
    await (isEdit ? announceEdit : announceProduct)(trx, ctx, id)
  })
}

/** Drops from caches what shows the product, and what shows which products there are. */
export async function announceProduct(trx: Trx, ctx: Pick<Ctx, 'bus'>, id: string): Promise<void> {
  await ctx.bus.announce(trx, [`product:${id}`, 'products'])
}

/**
 * Drops from caches what shows the product, and lists, which may show it elsewhere; for changes of
 * its price, pictures or texts. Pages of other products stay.
 */
export async function announceEdit(trx: Trx, ctx: Pick<Ctx, 'bus'>, id: string): Promise<void> {
  await ctx.bus.announce(trx, [`product:${id}`, 'product-lists'])
}

/** What no page shows of another product, except on its card. */
const ownFields: ReadonlySet<string> = new Set<keyof ProductUpdate>([
  'title',
  'subtitle',
  'description',
  'fit',
  'fabric',
  'measurements',
])

function completed(input: ProductUpdate): Record<string, unknown> {
  const texts = (['title', 'subtitle', 'description', 'fit', 'fabric'] as const).flatMap((name) => {
    const text = input[name]
    return text ? [[name, completeText(text)] as const] : []
  })
  return { ...input, ...Object.fromEntries(texts) }
}

async function writeProductFields(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  input: ProductUpdate,
): Promise<void> {
  const { category_ids, collection, measurements, published_at, ...rest } = input
  const { title, subtitle, description, fit, fabric, ...plain } = rest
  await requireCollection(trx, collection)
  await trx
    .updateTable('products')
    .set({
      ...plain,
      ...(title && { title: JSON.stringify(completeText(title)) }),
      ...(subtitle && { subtitle: JSON.stringify(completeText(subtitle)) }),
      ...(description && { description: JSON.stringify(completeText(description)) }),
      ...(fit !== undefined && { fit: fit && JSON.stringify(completeText(fit)) }),
      ...(fabric !== undefined && { fabric: fabric && JSON.stringify(completeText(fabric)) }),
      ...(collection !== undefined && { collection_slug: collection }),
      ...(measurements && { measurements: JSON.stringify(measurements) }),
      ...(published_at && { published_at: new Date(published_at) }),
      updated_at: ctx.clock(),
    })
    .where('id', '=', id)
    .execute()
  if (category_ids) await writeCategories(trx, id, category_ids)
  if (published_at) await scheduleCatalogueChange(trx, ctx, [new Date(published_at)])
}

async function requireCollection(trx: Trx, slug: string | null | undefined): Promise<void> {
  if (!slug) return
  const known = await trx
    .selectFrom('collections')
    .select('slug')
    .where('slug', '=', slug)
    .forShare()
    .executeTakeFirst()
  if (!known) throw unknown('collection')
}

async function writeCategories(trx: Trx, id: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length > 0) {
    const known = await trx
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', wanted)
      .forShare()
      .execute()
    const missing = wanted.findIndex((each) => !known.some((category) => category.id === each))
    if (missing >= 0) throw unknown(`category_ids.${missing}`)
  }
  await trx.deleteFrom('product_categories').where('product_id', '=', id).execute()
  const rows = wanted.map((category_id, position) => ({ product_id: id, category_id, position }))
  if (rows.length > 0) await trx.insertInto('product_categories').values(rows).execute()
}

/** A generated handle avoids existing ones. */
async function freeHandle(trx: Trx, handle: string, id: string): Promise<string> {
  const taken = await trx
    .selectFrom('products')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirst()
  return taken ? `${handle}-${id.slice(-5).toLowerCase()}` : handle
}

async function refuseTakenHandle(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isDuplicate(error, 'products_handle_key')) throw error
    throw invalid('handle', issueSentences.taken)
  }
}

export function unknown(path: string): DomainError {
  return invalid(path, issueSentences.not_found)
}

export async function readProduct(db: Db | Trx, id: string) {
  return presentProduct(await getProductRow(db, id))
}
