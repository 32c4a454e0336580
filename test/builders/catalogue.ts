import { colours as colourList } from '#db/colours.ts'
import { newId } from '#domain/ids.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Ctx, Trx } from '#server/context.ts'
import { aWarehouse } from './stores.ts'

type Text = string | LocalizedText

/** What a test says about a variant beside its colour and size. */
export interface VariantFacts {
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  sku?: string
  /** Pieces on hand. */
  stock?: number
  /** Pre-order places, once there is no stock. */
  preorder?: { most: number; taken?: number; expectedOn?: string }
  isArchived?: boolean
}

export interface ProductFacts {
  title?: Text
  subtitle?: Text
  description?: Text
  handle?: string
  status?: 'draft' | 'active' | 'archived'
  brand?: string
  styleNumber?: string | null
  fitKind?: string | null
  fabricKind?: string | null
  care?: string[]
  origin?: string | null
  collection?: string | null
  tags?: string[]
  goesWith?: string[]
  measurements?: { size: string; values: Record<string, number> }[]
  position?: number
  publishedAt?: Date
  /** Category ids; the first is the product's own. */
  categories?: string[]
  /** Codes of db/colours.ts; none: a product without colours. */
  colours?: string[]
  /** None: a product without sizes. */
  sizes?: string[]
  /** Cents, of every variant. */
  price?: number
  compareAt?: number | null
  pointsPrice?: number | null
  weightGrams?: number
  /** Pieces on hand of every variant; 10 unless said. */
  stock?: number
  warehouseId?: string
  /** Exceptions by variant: `navy/M`, `navy`, or `M`. */
  variants?: Record<string, VariantFacts>
  /** A picture of front and back for each colour. */
  hasPictures?: boolean
}

export interface BuiltVariant {
  id: string
  sku: string
  colour: string | null
  size: string | null
}

export interface BuiltProduct {
  id: string
  handle: string
  variants: BuiltVariant[]
  /** `navy/M`, or `navy`, or `M`; without a name the first one. */
  variant: (name?: string) => BuiltVariant
}

let made = 0

export async function aCategory(
  ctx: Ctx,
  facts: {
    slug?: string
    title?: Text
    description?: Text
    parentId?: string | null
    position?: number
  } = {},
): Promise<{ id: string; slug: string }> {
  const id = newId('category')
  const slug = facts.slug ?? `category-${++made}`
  await change(ctx, ['categories'], async (trx) => {
    await trx
      .insertInto('categories')
      .values({
        id,
        slug,
        parent_id: facts.parentId ?? null,
        title: text(facts.title ?? slug),
        description: text(facts.description ?? ''),
        position: facts.position ?? made,
      })
      .execute()
  })
  return { id, slug }
}

export async function aCollection(ctx: Ctx, slug: string, title: Text = slug): Promise<void> {
  await change(ctx, ['configuration'], async (trx) => {
    await trx.insertInto('collections').values({ slug, title: text(title) }).execute()
  })
}

/** An active product with stock in a warehouse; every process has heard of it on return. */
export async function aProduct(ctx: Ctx, facts: ProductFacts = {}): Promise<BuiltProduct> {
  const id = newId('product')
  const handle = facts.handle ?? `product-${++made}`
  const warehouseId = facts.warehouseId ?? (await someWarehouse(ctx))
  const variants = variantsOf(handle, facts)
  await change(ctx, [`product:${id}`, 'products'], async (trx) => {
    await insertProduct(trx, id, handle, facts)
    await insertVariants(trx, id, warehouseId, variants, facts)
    if (facts.hasPictures) await insertPictures(trx, id, facts.colours ?? [])
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

/** Writes, announces, and waits until every process has heard. */
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

async function insertProduct(trx: Trx, id: string, handle: string, facts: ProductFacts) {
  await trx
    .insertInto('products')
    .values({
      id,
      handle,
      status: facts.status ?? 'active',
      title: text(facts.title ?? handle),
      subtitle: text(facts.subtitle ?? ''),
      description: text(facts.description ?? ''),
      brand: facts.brand ?? 'Praya',
      style_number: facts.styleNumber ?? null,
      fit_kind: facts.fitKind ?? null,
      fabric_kind: facts.fabricKind ?? null,
      care: facts.care ?? [],
      origin: facts.origin ?? null,
      collection_slug: facts.collection ?? null,
      tags: facts.tags ?? [],
      goes_with: facts.goesWith ?? [],
      measurements: JSON.stringify(facts.measurements ?? []),
      position: facts.position ?? made,
      ...(facts.publishedAt && { published_at: facts.publishedAt }),
    })
    .execute()
  const categories = (facts.categories ?? []).map((categoryId, position) => ({
    product_id: id,
    category_id: categoryId,
    position,
  }))
  if (categories.length > 0) await trx.insertInto('product_categories').values(categories).execute()
}

async function insertVariants(
  trx: Trx,
  productId: string,
  warehouseId: string,
  variants: BuiltVariant[],
  facts: ProductFacts,
) {
  await insertColours(trx, facts.colours ?? [])
  for (const [position, { id, sku, colour, size }] of variants.entries()) {
    const own = exceptionFor(facts, colour, size)
    const price = own.price ?? facts.price ?? 38_000
    const compareAt = own.compareAt === undefined ? facts.compareAt : own.compareAt
    const pointsPrice = own.pointsPrice === undefined ? facts.pointsPrice : own.pointsPrice
    await trx
      .insertInto('variants')
      .values({
        id,
        product_id: productId,
        sku,
        colour_code: colour,
        size,
        position,
        price_cents: price,
        compare_at_cents: compareAt ?? null,
        points_price: pointsPrice ?? null,
        weight_grams: facts.weightGrams ?? 300,
        archived_at: own.isArchived ? new Date() : null,
      })
      .execute()
    await receive(trx, id, warehouseId, own.stock ?? facts.stock ?? 10)
    if (own.preorder) {
      const { most, taken = 0, expectedOn = '2027-03-01' } = own.preorder
      await trx
        .insertInto('preorder_levels')
        .values({ variant_id: id, most, taken, expected_on: expectedOn })
        .execute()
    }
  }
}

async function receive(trx: Trx, variantId: string, warehouseId: string, pieces: number) {
  const place = { variant_id: variantId, warehouse_id: warehouseId }
  await trx.insertInto('stock_levels').values({ ...place, on_hand: pieces }).execute()
  if (pieces === 0) return
  await trx
    .insertInto('stock_movements')
    .values({ ...place, kind: 'receive', on_hand_change: pieces })
    .execute()
}

async function insertColours(trx: Trx, codes: readonly string[]) {
  const rows = colourList
    .map(({ code, family, hex, title }, position) => ({ code, family, hex, title: text(title), position }))
    .filter(({ code }) => codes.includes(code))
  if (rows.length < new Set(codes).size) throw new Error(`a colour of ${codes} is not in the list`)
  if (rows.length === 0) return
  await trx.insertInto('colours').values(rows).onConflict((on) => on.doNothing()).execute()
}

async function insertPictures(trx: Trx, productId: string, colours: readonly string[]) {
  const pictures = colours.flatMap((colour) => [
    { colour, view: 'front' },
    { colour, view: 'back' },
  ])
  for (const [position, { colour, view }] of pictures.entries()) {
    const fileId = newId('file')
    const file = { id: fileId, visibility: 'public' as const, mime: 'image/png', bytes: 1 }
    await trx
      .insertInto('files')
      .values({ ...file, width: 1200, height: 1600, background: '#ece7df', sha256: Buffer.alloc(32) })
      .execute()
    const alt = text(`${colour}, ${view}`)
    await trx
      .insertInto('product_pictures')
      .values({ product_id: productId, position, file_id: fileId, colour_code: colour, view, alt })
      .execute()
  }
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

function variantsOf(handle: string, facts: ProductFacts): BuiltVariant[] {
  const colours = facts.colours?.length ? facts.colours : [null]
  const sizes = facts.sizes?.length ? facts.sizes : [null]
  return colours.flatMap((colour) =>
    sizes.map((size) => {
      const parts = [handle, colour, size].filter((part) => part !== null)
      const sku = exceptionFor(facts, colour, size).sku ?? parts.join('-').toUpperCase()
      return { id: newId('variant'), sku, colour, size }
    }),
  )
}

function exceptionFor(
  { variants = {} }: ProductFacts,
  colour: string | null,
  size: string | null,
): VariantFacts {
  return {
    ...(colour !== null && variants[colour]),
    ...(size !== null && variants[size]),
    ...variants[nameOf({ colour, size })],
  }
}

function nameOf({ colour, size }: Pick<BuiltVariant, 'colour' | 'size'>): string {
  return [colour, size].filter((part) => part !== null).join('/')
}

function text(value: Text): string {
  return JSON.stringify(typeof value === 'string' ? { en: value, zh: value, cn: value } : value)
}
