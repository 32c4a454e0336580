import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { cents } from '#domain/money.ts'
import { isLowPrice } from '#domain/pricing/low-price.ts'
import type { Count } from '../../inventory/set-on-hand.ts'
import type { VariantRow } from '../products/product-row.ts'
import type { Names } from './names.ts'
import type { Problem } from './problem.ts'
import type { ProductData, VariantData } from './product-data.ts'

/** Effect of an import on a product's variants. */
export interface VariantsPlan {
  rows: PlannedVariant[]
  /** Ids of variants that are not in the file. */
  gone: string[]
  /** Stock on hand that differs from the file's. */
  counts: { count: Count; line: number; column: string }[]
  isChanged: boolean
  problems: Problem[]
  /** Prices that fall by more than half, or to zero. */
  priceFalls: Problem[]
}

export interface PlannedVariant {
  id: string
  row: Row & { position: number }
  isNew: boolean
  isWritten: boolean
  /** Null if it stays as it is. */
  preorder: { store_id: string; max_qty: number; expected_on: string } | null
}

interface Owned {
  productId: string
  variants: readonly VariantRow[]
  /** Ids of products by SKU. */
  owners: ReadonlyMap<string, string>
}

/** Compares the file's variants with the product's; those that the file lacks are archived. */
export function planVariants(
  data: ProductData,
  { productId, variants: known, owners }: Owned,
  names: Names,
): VariantsPlan {
  const plan: VariantsPlan = {
    rows: [],
    gone: [],
    counts: [],
    isChanged: false,
    problems: [],
    priceFalls: [],
  }
  let last = -1
  for (const variant of data.variants) {
    const plain = rowOf(productId, variant, names)
    const twin = known.find((each) => each.sku === plain.sku || isSameChoice(each, plain))
    // A known place stays where the order is the file's, so that gaps are no change.
    last = Math.max(last + 1, twin?.position ?? 0)
    const row = { ...plain, position: last }
    const id = twin?.id ?? newId('variant')
    const isWritten = !twin || differs(twin, row)
    const preorder = preorderOf(variant, twin, names)
    const counts = countsOf(id, variant, twin, names)
    if (isWritten && (owners.get(row.sku) ?? productId) !== productId) {
      const sentence: Problem['sentence'] = (t) => t.skuOfOther(row.sku)
      plan.problems.push({ line: variant.line, column: 'Variant SKU', sentence })
    }
    plan.rows.push({ id, row, isNew: !twin, isWritten, preorder })
    plan.counts.push(...counts.map(({ count, column }) => ({ count, column, line: variant.line })))
    plan.problems.push(...counts.flatMap(({ problem }) => problem ?? []))
    plan.priceFalls.push(...priceFallOf(variant, twin))
    if (isWritten || preorder || counts.length > 0) plan.isChanged = true
  }
  const kept = new Set(plan.rows.map(({ id }) => id))
  plan.gone = known.flatMap(({ id, archived_at }) =>
    kept.has(id) || archived_at !== null ? [] : [id],
  )
  if (plan.gone.length > 0) plan.isChanged = true
  return plan
}

function rowOf(productId: string, variant: VariantData, names: Names) {
  return {
    product_id: productId,
    sku: variant.sku,
    colour_code: names.colours.get(variant.colour?.toLowerCase() ?? '') ?? null,
    size: variant.size,
    price_cents: variant.priceCents,
    compare_at_cents: variant.compareAtCents,
    points_price: variant.pointsPrice,
    ...(variant.costCents !== null && { cost_cents: variant.costCents }),
    weight_grams: variant.weightGrams,
    barcode: variant.barcode,
  }
}

type Row = ReturnType<typeof rowOf>

function isSameChoice(known: VariantRow, row: Row): boolean {
  return known.colour_code === row.colour_code && known.size === row.size
}

function differs(known: VariantRow, row: Row & { position: number }): boolean {
  if (known.archived_at !== null) return true
  const before = new Map<string, unknown>(Object.entries(known))
  return Object.entries(row).some(([name, value]) => before.get(name) !== value)
}

/** Pre-orders already taken are kept. */
function preorderOf(
  { preorder }: VariantData,
  twin: VariantRow | undefined,
  { defaultStore }: Names,
): PlannedVariant['preorder'] {
  const known = twin?.preorder
  const max = Math.max(preorder?.limit ?? 0, known?.taken ?? 0)
  if (!preorder && (!known || known.max_qty === max)) return null
  if (known && known.max_qty === max && known.expected_on === preorder?.date) return null
  return {
    store_id: known?.store_id ?? defaultStore,
    max_qty: max,
    expected_on: preorder?.date ?? known?.expected_on ?? '',
  }
}

function countsOf(
  variantId: string,
  variant: VariantData,
  twin: VariantRow | undefined,
  names: Names,
): { count: Count; column: string; problem: Problem | null }[] {
  return variant.stock.flatMap(({ warehouse, onHand }) => {
    const warehouseId = names.warehouses.get(warehouse)
    if (!warehouseId) return []
    const level = twin?.stock.find(({ warehouse_id }) => warehouse_id === warehouseId)
    if (level?.on_hand === onHand) return []
    const column = warehouse ? `Stock ${warehouse}` : 'Variant Inventory Qty'
    const reserved = level?.reserved ?? 0
    const problem = onHand < reserved ? belowSold({ line: variant.line, column }, reserved) : null
    return [{ count: { variantId, warehouseId, onHand }, column, problem }]
  })
}

export function belowSold(at: { line: number; column: string }, reserved: number): Problem {
  return { ...at, sentence: (t) => t.belowSold(reserved) }
}

function priceFallOf({ line, priceCents }: VariantData, twin: VariantRow | undefined): Problem[] {
  const column = 'Variant Price'
  const before = twin?.price_cents ?? null
  if (!isLowPrice(before, priceCents)) return []
  if (before === null || priceCents === 0) {
    return [{ line, column, sentence: (t) => t.soldForNothing }]
  }
  const [from, to] = [decimalText(cents(before)), decimalText(cents(priceCents))]
  return [{ line, column, sentence: (t) => t.priceFalls(from, to) }]
}
