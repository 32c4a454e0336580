import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Trx } from '#server/platform/database/db.ts'
import type { ProductOptions } from './product-options.ts'
import { aWarehouse } from './stores.ts'
import { text, type Text } from './text.ts'
import {
  insertPictures,
  insertVariants,
  nameOf,
  variantsOf,
  type BuiltVariant,
} from './variants.ts'

export interface BuiltProduct {
  id: string
  handle: string
  variants: BuiltVariant[]
  /** By `navy/M`, `navy` or `M`; the first one if no name is given. */
  variant: (name?: string) => BuiltVariant
}

let made = 0

export async function aCategory(
  ctx: Ctx,
  options: {
    slug?: string
    title?: Text
    description?: Text
    parentId?: string | null
    position?: number
  } = {},
): Promise<{ id: string; slug: string }> {
  const id = newId('category')
  const slug = options.slug ?? `category-${++made}`
  await change(ctx, ['categories'], async (trx) => {
    await trx
      .insertInto('categories')
      .values({
        id,
        slug,
        parent_id: options.parentId ?? null,
        title: text(options.title ?? slug),
        description: text(options.description ?? ''),
        position: options.position ?? made,
      })
      .execute()
  })
  return { id, slug }
}

export async function aCollection(ctx: Ctx, slug: string, title: Text = slug): Promise<void> {
  await change(ctx, ['configuration'], async (trx) => {
    await trx
      .insertInto('collections')
      .values({ slug, title: text(title) })
      .execute()
  })
}

/** Creates an active product with stock in a warehouse; every process knows it on return. */
export async function aProduct(ctx: Ctx, options: ProductOptions = {}): Promise<BuiltProduct> {
  const id = newId('product')
  const handle = options.handle ?? `product-${++made}`
  const warehouseId = options.warehouseId ?? (await someWarehouse(ctx))
  const variants = variantsOf(handle, options)
  // Colours given in `options` are added to the configuration.
  const tags = [`product:${id}`, 'products', ...(options.colours?.length ? ['configuration'] : [])]
  await change(ctx, tags, async (trx) => {
    await insertProduct(trx, id, handle, options)
    await insertVariants(trx, id, warehouseId, variants, options)
    if (options.hasPictures) await insertPictures(trx, id, options.colours ?? [])
  })
  return {
    id,
    handle,
    variants,
    variant(name) {
      const found = variants.find((variant) => name === undefined || nameOf(variant) === name)
      if (!found) throw new Error(`${handle} has no variant ${name}`)
      return found
    },
  }
}

/** Writes, announces the change, and waits until every process has received it. */
export async function change(
  ctx: Ctx,
  tags: readonly string[],
  write: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await write(trx)
    await ctx.bus.announce(trx, tags)
  })
  await ctx.bus.settled()
}

async function insertProduct(trx: Trx, id: string, handle: string, options: ProductOptions) {
  await trx
    .insertInto('products')
    .values({
      id,
      handle,
      status: options.status ?? 'active',
      title: text(options.title ?? handle),
      subtitle: text(options.subtitle ?? ''),
      description: text(options.description ?? ''),
      brand: options.brand ?? 'Praya',
      style_number: options.styleNumber ?? null,
      fit_kind: options.fitKind ?? null,
      fabric_kind: options.fabricKind ?? null,
      fabric: options.fabric === undefined ? null : text(options.fabric),
      care: options.care ?? [],
      origin: options.origin ?? null,
      collection_slug: options.collection ?? null,
      tags: options.tags ?? [],
      goes_with: options.goesWith ?? [],
      measurements: JSON.stringify(options.measurements ?? []),
      position: options.position ?? made,
      ...(options.publishedAt && { published_at: options.publishedAt }),
    })
    .execute()
  const categories = (options.categories ?? []).map((categoryId, position) => ({
    product_id: id,
    category_id: categoryId,
    position,
  }))
  if (categories.length > 0) await trx.insertInto('product_categories').values(categories).execute()
}

async function someWarehouse(ctx: Ctx): Promise<string> {
  const first = await ctx.db
    .selectFrom('warehouses')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return first?.id ?? (await aWarehouse(ctx)).id
}
