import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { LowPrice } from '#domain/pricing/low-price.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-write.ts'
import { language } from '../language/language.ts'
import { nextBarcode } from './next-barcode.ts'
import { productCalls, type Product, type Variant } from './product-types.ts'
import { putBackVariants, showPutBackToast, type EarlierPrices } from './put-back-prices.ts'
import {
  cellsOf,
  changedCells,
  lowPricesOf,
  suggestedSku,
  typedAt,
  variantBody,
  keyOf,
  type CellChange,
  type CellName,
  type Cells,
  type GridRow,
  type TypedCells,
} from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

export type VariantGridState = ReturnType<typeof useVariantGrid>
/** By row, then by cell; what belongs to no cell is under `row`. */
type Refusals = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Cells typed into the table, by row, and how they are saved: row by row, so that one refusal holds
 * up no other.
 */
export function useVariantGrid(
  product: Product,
  rows: readonly GridRow[],
  ask: (prices: readonly LowPrice[]) => Promise<boolean>,
) {
  const cellState = useTypedCells(product)
  const { typed, seen } = cellState
  const [out, setOut] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<Refusals>({})
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()
  const saveRow = useSaveRow(product)
  const shown = rows.filter(({ id, key }) => id !== null || !out.includes(key))
  const variantOf = ({ id }: GridRow) => product.variants.find(({ _id }) => _id === id)

  function cells(row: GridRow): Cells {
    const style = product.style_number ?? product.handle
    const start = cellsOf(variantOf(row))
    return {
      ...start,
      ...(row.id === null && { sku: suggestedSku(style, row) }),
      ...typedAt(typed, row),
    }
  }

  const changedIn = (row: GridRow) => changedCells(cellsOf(variantOf(row)), typed[row.key])
  const changed = shown.filter((row) => row.id === null || changedIn(row).length > 0)

  async function save(): Promise<void> {
    const low = changed.flatMap((row) => lowPricesOf(cellsOf(variantOf(row)), cells(row)))
    if (low.length > 0 && !(await ask(low))) return
    const confirms_low_prices = low.length > 0
    setSaving(true)
    const refused: Record<string, Record<string, string>> = {}
    let version = seen
    for (const row of changed) {
      try {
        // One after another keeps the order of sizes.
        // oxlint-disable-next-line no-await-in-loop
        version = await saveRow(
          row,
          { cells: cells(row), changed: changedIn(row), confirms_low_prices },
          version,
        )
      } catch (error) {
        refused[row.key] = refusalOf(error)
      }
    }
    cellState.saw(version)
    await Promise.all(productCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    cellState.keepOnly(Object.keys(refused))
    setRefusals(refused)
    setSaving(false)
    if (Object.keys(refused).length > 0) return
    const earlier = changed.flatMap((row) => earlierPrices(variantOf(row), changedIn(row)))
    showSaved(earlier, version)
  }

  return {
    shown,
    changed,
    cells,
    variantOf,
    refusals,
    hasRefusal: Object.keys(refusals).length > 0,
    isSaving,
    leftOut: out.length,
    save,
    type: cellState.type,
    fill: (filled: readonly GridRow[], cell: CellName, text: string) =>
      cellState.type(filled.map(({ key }) => ({ key, cell, text }))),
    fillDown(cell: CellName) {
      const [first, ...below] = shown
      if (first) cellState.type(copiedDown(cells(first)[cell], cell, below))
    },
    typed,
    out,
    restore(before: { typed: TypedCells; out: readonly string[] }) {
      cellState.restore(before.typed)
      setOut(before.out)
    },
    leaveOut: (key: string) => setOut([...out, key]),
    putBack: () => setOut([]),
  }
}

/** Copies the first row to all below it; barcodes count on. */
function copiedDown(first: string, cell: CellName, below: readonly GridRow[]): CellChange[] {
  let text = first
  return below.map(({ key }) => {
    if (cell === 'barcode') text = nextBarcode(text)
    return { key, cell, text }
  })
}

/** Saves one row over a version of the product, and answers the version afterwards. */
function useSaveRow(product: Product) {
  const create = useWrite('POST /products/{id}/variants', { changes: [] })
  const change = useWrite('PUT /variants/{id}', { changes: [] })
  return async function saveRow(
    { id, colour, size }: GridRow,
    row: { cells: Cells; changed: readonly CellName[]; confirms_low_prices: boolean },
    ifMatch: number,
  ): Promise<number> {
    const body = variantBody(row.cells)
    const { confirms_low_prices } = row
    const saved = await (id === null
      ? create.mutateAsync({
          params: { id: product._id },
          body: { ...body, colour, size, confirms_low_prices },
          ifMatch,
        })
      : // A colleague's change of another cell stays.
        change.mutateAsync({
          params: { id },
          body: { ...pick(body, row.changed), confirms_low_prices },
          ifMatch,
        }))
    return saved.product_version
  }
}

function showSaved(earlier: readonly EarlierPrices[], version: number): void {
  const { saved } = variantMessages[language()]
  if (earlier.length === 0) showToast(saved)
  else showPutBackToast(saved, () => putBackVariants(earlier, version))
}

/** Puts the changed prices of a variant back; nothing for a new one. */
function earlierPrices(
  variant: Variant | undefined,
  changed: readonly CellName[],
): EarlierPrices[] {
  const names = priceCells.filter((name) => changed.includes(name))
  if (!variant || names.length === 0) return []
  return [{ id: variant._id, prices: pick(variantBody(cellsOf(variant)), names) }]
}

const priceCells = ['price', 'compare_at', 'points_price'] as const

function refusalOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.issues.length === 0) return { row: errorText(error) }
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      path === 'size' || path === 'colour' ? 'row' : path,
      message,
    ]),
  )
}

/**
 * Cells as typed, by row, and the version of the product that they may be saved over:
 * the last one in which the typed cells hold what they held when they were typed.
 */
function useTypedCells(product: Product) {
  const [typed, setTyped] = useState<TypedCells>({})
  const [over, setOver] = useState<TypedCells>({})
  const [seen, setSeen] = useState(product.version)
  const variantAt = (key: string) =>
    product.variants.find(({ colour, size }) => keyOf(colour, size) === key)
  const isBehind = Object.entries(typed).some(([key, cells]) => {
    const variant = variantAt(key)
    const before = pick(over[key] ?? {}, Object.keys(cells))
    return variant !== undefined && changedCells(cellsOf(variant), before).length > 0
  })
  if (product.version > seen && !isBehind) setSeen(product.version)

  return {
    typed,
    seen,
    saw: setSeen,
    /** Typing a cell again is how a person answers a colleague's change of it. */
    type: (changes: readonly CellChange[]) => {
      setTyped((before) => withChanges(before, changes))
      const now = changes.map(({ key, cell }) => ({
        key,
        cell,
        text: cellsOf(variantAt(key))[cell],
      }))
      setOver((before) => withChanges(before, now))
    },
    keepOnly: (keys: readonly string[]) =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => keys.includes(key))),
      ),
    restore(cells: TypedCells) {
      setTyped(cells)
      setOver(Object.fromEntries(Object.keys(cells).map((key) => [key, cellsOf(variantAt(key))])))
    },
  }
}

function withChanges(before: TypedCells, changes: readonly CellChange[]): TypedCells {
  const next: Record<string, TypedCells[string]> = { ...before }
  for (const { key, cell, text } of changes) next[key] = { ...next[key], [cell]: text }
  return next
}

function pick<Body extends object>(body: Body, names: readonly string[]): Partial<Body> {
  const picked: Partial<Body> = {}
  for (const [name, value] of Object.entries(body)) {
    if (names.includes(name)) Object.assign(picked, { [name]: value })
  }
  return picked
}
