import { colours as colourList } from '#db/colours.ts'
import { newId } from '#domain/ids.ts'
import type { Trx } from '#server/platform/database/db.ts'
import type { ProductOptions, VariantOptions } from './product-options.ts'
import { text } from './text.ts'

export interface BuiltVariant {
  id: string
  sku: string
  colour: string | null
  size: string | null
}

export async function insertVariants(
  trx: Trx,
  productId: string,
  warehouseId: string,
  variants: BuiltVariant[],
  options: ProductOptions,
) {
  await insertColours(trx, options.colours ?? [])
  for (const [position, { id, sku, colour, size }] of variants.entries()) {
    const own = exceptionFor(options, colour, size)
    const price = own.price ?? options.price ?? 38_000
    const compareAt = own.compareAt === undefined ? options.compareAt : own.compareAt
    const pointsPrice = own.pointsPrice === undefined ? options.pointsPrice : own.pointsPrice
    await trx
      .insertInto('variants')
      .values({
        id,
        product_id: productId,
        sku,
        barcode: own.barcode ?? null,
        colour_code: colour,
        size,
        position,
        price_cents: price,
        compare_at_cents: compareAt ?? null,
        points_price: pointsPrice ?? null,
        weight_grams: options.weightGrams ?? 300,
        archived_at: own.isArchived ? new Date() : null,
      })
      .execute()
    await receive(trx, id, warehouseId, own.stock ?? options.stock ?? 10)
    if (own.preorder) {
      const { max_qty: max, taken = 0, expectedOn = '2027-03-01' } = own.preorder
      await trx
        .insertInto('preorder_levels')
        .values({
          variant_id: id,
          store_id: await storeOf(trx, warehouseId),
          max_qty: max,
          taken,
          expected_on: expectedOn,
        })
        .execute()
    }
  }
}

async function storeOf(trx: Trx, warehouseId: string): Promise<string> {
  const { store_id } = await trx
    .selectFrom('warehouses')
    .select('store_id')
    .where('id', '=', warehouseId)
    .executeTakeFirstOrThrow()
  return store_id
}

async function receive(trx: Trx, variantId: string, warehouseId: string, quantity: number) {
  const place = { variant_id: variantId, warehouse_id: warehouseId }
  await trx
    .insertInto('stock_levels')
    .values({ ...place, on_hand: quantity })
    .execute()
  if (quantity === 0) return
  await trx
    .insertInto('stock_movements')
    .values({ ...place, kind: 'receive', on_hand_change: quantity })
    .execute()
}

async function insertColours(trx: Trx, codes: readonly string[]) {
  const rows = colourList
    .map(({ code, family, hex, title }, position) => ({
      code,
      family,
      hex,
      title: text(title),
      position,
    }))
    .filter(({ code }) => codes.includes(code))
  if (rows.length < new Set(codes).size)
    throw new Error(`a colour of ${codes.join()} is not in the list`)
  if (rows.length === 0) return
  await trx
    .insertInto('colours')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function insertPictures(trx: Trx, productId: string, colours: readonly string[]) {
  const pictures = colours.flatMap((colour) => [
    { colour, view: 'front' },
    { colour, view: 'back' },
  ])
  for (const [position, { colour, view }] of pictures.entries()) {
    const fileId = newId('file')
    const file = { id: fileId, visibility: 'public' as const, mime: 'image/png', bytes: 1 }
    await trx
      .insertInto('files')
      .values({
        ...file,
        width: 1200,
        height: 1600,
        background: '#ece7df',
        sha256: Buffer.alloc(32),
      })
      .execute()
    const alt = text(`${colour}, ${view}`)
    await trx
      .insertInto('product_pictures')
      .values({ product_id: productId, position, file_id: fileId, colour_code: colour, view, alt })
      .execute()
  }
}

export function variantsOf(handle: string, options: ProductOptions): BuiltVariant[] {
  const colours = options.colours?.length ? options.colours : [null]
  const sizes = options.sizes?.length ? options.sizes : [null]
  return colours.flatMap((colour) =>
    sizes.map((size) => {
      const parts = [handle, colour, size].filter((part) => part !== null)
      const sku = exceptionFor(options, colour, size).sku ?? parts.join('-').toUpperCase()
      return { id: newId('variant'), sku, colour, size }
    }),
  )
}

function exceptionFor(
  { variants = {} }: ProductOptions,
  colour: string | null,
  size: string | null,
): VariantOptions {
  return {
    ...(colour !== null && variants[colour]),
    ...(size !== null && variants[size]),
    ...variants[nameOf({ colour, size })],
  }
}

export function nameOf({ colour, size }: Pick<BuiltVariant, 'colour' | 'size'>): string {
  return [colour, size].filter((part) => part !== null).join('/')
}
