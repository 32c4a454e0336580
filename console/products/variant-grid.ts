import { z } from '@hono/zod-openapi'
import { foldTyping } from '#domain/fold-typing.ts'
import { isLowPrice, type LowPrice } from '#domain/pricing/low-price.ts'
import { typedCents } from '#domain/typed-amount.ts'
import type { Variant } from './product-types.ts'

export const cellNames = [
  'sku',
  'price',
  'compare_at',
  'points_price',
  'cost',
  'barcode',
  'weight_grams',
] as const
export type CellName = (typeof cellNames)[number]
export type Cells = Readonly<Record<CellName, string>>
/** By row. */
export type TypedCells = Readonly<Record<string, Partial<Cells>>>

/** Cells typed into the table and not saved. */
export const gridDraft = z.object({
  colours: z.array(z.string()).readonly(),
  sizes: z.array(z.string()).readonly(),
  /** By row. */
  typed: z.record(z.string(), z.partialRecord(z.enum(cellNames), z.string())),
  /** Rows that are not to become variants. */
  out: z.array(z.string()).readonly(),
})

/** Saved values of the typed cells. */
export function typedOver(variants: readonly Variant[], typed: TypedCells): string {
  return JSON.stringify(
    variants.flatMap((variant) => {
      const key = keyOf(variant.colour, variant.size)
      const names = Object.keys(typed[key] ?? {})
      return names.length === 0
        ? []
        : [[key, Object.entries(cellsOf(variant)).filter(([name]) => names.includes(name))]]
    }),
  )
}

/** A variant of the table: one that exists, or a pair of colour and size that may become one. */
export interface GridRow {
  key: string
  /** Null until it has been saved. */
  id: string | null
  colour: string | null
  size: string | null
}

export const emptyCells: Cells = {
  sku: '',
  price: '',
  compare_at: '',
  points_price: '',
  cost: '',
  barcode: '',
  weight_grams: '',
}

export function keyOf(colour: string | null, size: string | null): string {
  return `${colour ?? ''}|${size ?? ''}`
}

/** Every colour in every size that is not a variant yet, after those that are. */
export function gridRows(
  variants: readonly Variant[],
  colours: readonly string[],
  sizes: readonly string[],
): GridRow[] {
  const known = variants.map(({ _id, colour, size }) => ({
    key: keyOf(colour, size),
    id: _id,
    colour,
    size,
  }))
  if (colours.length === 0 && sizes.length === 0) return known
  const taken = new Set(known.map(({ key }) => key))
  const fresh = orNone(colours).flatMap((colour) =>
    orNone(sizes).map((size) => ({ key: keyOf(colour, size), id: null, colour, size })),
  )
  return [...known, ...fresh.filter(({ key }) => !taken.has(key))]
}

function orNone(names: readonly string[]): readonly (string | null)[] {
  return names.length === 0 ? [null] : names
}

export function cellsOf(variant: Variant | undefined): Cells {
  if (!variant) return emptyCells
  return {
    sku: variant.sku,
    price: variant.price,
    compare_at: variant.compare_at ?? '',
    points_price: String(variant.points_price ?? ''),
    cost: variant.cost ?? '',
    barcode: variant.barcode ?? '',
    weight_grams: String(variant.weight_grams),
  }
}

/** Belong to one variant only. */
const ownCells: readonly CellName[] = ['sku', 'barcode']

/**
 * Text typed into a row. One that may become a variant starts with what was typed at its colour
 * or its size alone: adding sizes to a colour loses no price.
 */
export function typedAt(typed: TypedCells, { key, id, colour, size }: GridRow): Partial<Cells> {
  if (id !== null) return typed[key] ?? {}
  const wider = [keyOf(null, null), keyOf(null, size), keyOf(colour, null)]
  const shared = wider.flatMap((each) =>
    Object.entries(typed[each] ?? {}).filter(([name]) => !ownCells.some((own) => own === name)),
  )
  return { ...Object.fromEntries(shared), ...typed[key] }
}

/** A code people can read on a label: its style, colour and size. */
export function suggestedSku(style: string, { colour, size }: GridRow): string {
  return [style, colour, size]
    .flatMap((part) => (part ? [part.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-')] : []))
    .join('-')
}

/** The cells that hold something else than the variant. */
export function changedCells(before: Cells, typed: Partial<Cells> = {}): CellName[] {
  return cellNames.filter((name) => typed[name] !== undefined && typed[name] !== before[name])
}

/** The new prices of a row that fall far, by the shop's own rule; before a new row nothing holds. */
export function lowPricesOf(before: Cells, cells: Cells): LowPrice[] {
  const units = { price: 'money', points_price: 'points' } as const
  const names = ['price', 'points_price'] as const
  return names.flatMap((name) => {
    const [was, is] = [typedCents(before[name]), typedCents(cells[name])]
    if (is === null || was === is || !isLowPrice(was, is)) return []
    const { sku, [name]: after } = cells
    const shown = foldTyping(after).trim()
    return [{ sku, unit: units[name], before: before[name] || null, after: shown }]
  })
}

/** Values for the call; an empty cell is no value. */
export function variantBody(cells: Cells) {
  const number = (text: string) => (text === '' ? null : Number(foldTyping(text)))
  return {
    sku: cells.sku.trim(),
    price: foldTyping(cells.price).trim(),
    compare_at: foldTyping(cells.compare_at).trim() || null,
    points_price: number(cells.points_price),
    cost: foldTyping(cells.cost).trim() || null,
    barcode: foldTyping(cells.barcode).trim() || null,
    weight_grams: number(cells.weight_grams) ?? 0,
  }
}

export interface CellChange {
  key: string
  cell: CellName
  text: string
}
