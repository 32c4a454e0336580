import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useWrite } from '../api/use-write.ts'
import { language } from '../language/language.ts'
import { productCalls, type Product } from './product-types.ts'
import {
  cellsOf,
  suggestedSku,
  variantBody,
  type CellChange,
  type CellName,
  type Cells,
  type GridRow,
} from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

export type VariantGridState = ReturnType<typeof useVariantGrid>
/** By row. */
type TypedCells = Readonly<Record<string, Partial<Cells>>>
/** By row, then by cell; what belongs to no cell is under `row`. */
type Refusals = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * What was typed into the table, by row, and how it is saved: row by row, so that one refusal holds
 * up no other.
 */
export function useVariantGrid(product: Product, rows: readonly GridRow[]) {
  const [typed, setTyped] = useState<TypedCells>({})
  const [out, setOut] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<Refusals>({})
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()
  const create = useWrite('POST /products/{id}/variants', { changes: [] })
  const change = useWrite('PUT /variants/{id}', { changes: [] })
  const shown = rows.filter(({ id, key }) => id !== null || !out.includes(key))
  const variantOf = ({ id }: GridRow) => product.variants.find(({ _id }) => _id === id)

  function cells(row: GridRow): Cells {
    const style = product.style_number ?? product.handle
    const start = cellsOf(variantOf(row))
    return {
      ...start,
      ...(row.id === null && { sku: suggestedSku(style, row) }),
      ...typed[row.key],
    }
  }

  const changed = shown.filter(
    (row) => row.id === null || isTyped(cellsOf(variantOf(row)), typed[row.key]),
  )

  async function saveRow(row: GridRow): Promise<void> {
    const body = variantBody(cells(row))
    if (row.id !== null) await change.mutateAsync({ params: { id: row.id }, body })
    else {
      const { colour, size } = row
      await create.mutateAsync({ params: { id: product._id }, body: { ...body, colour, size } })
    }
  }

  async function save(): Promise<void> {
    setSaving(true)
    const refused: Record<string, Record<string, string>> = {}
    for (const row of changed) {
      try {
        // One after another keeps the order of sizes.
        // oxlint-disable-next-line no-await-in-loop
        await saveRow(row)
      } catch (error) {
        refused[row.key] = refusalOf(error)
      }
    }
    await Promise.all(productCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([key]) => key in refused)),
    )
    setRefusals(refused)
    setSaving(false)
    if (Object.keys(refused).length === 0) showToast(variantMessages[language()].saved)
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
    type: (changes: readonly CellChange[]) => setTyped((before) => withChanges(before, changes)),
    fill(cell: CellName, text: string) {
      const fresh = shown.filter(({ id }) => id === null)
      const changes = fresh.map(({ key }) => ({ key, cell, text }))
      setTyped((before) => withChanges(before, changes))
    },
    leaveOut: (key: string) => setOut([...out, key]),
    putBack: () => setOut([]),
  }
}

function refusalOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.issues.length === 0) return { row: errorText(error) }
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [
      path === 'size' || path === 'colour' ? 'row' : path,
      message,
    ]),
  )
}

function withChanges(before: TypedCells, changes: readonly CellChange[]): TypedCells {
  const next: Record<string, Partial<Cells>> = { ...before }
  for (const { key, cell, text } of changes) next[key] = { ...next[key], [cell]: text }
  return next
}

function isTyped(before: Cells, typed: Partial<Cells> = {}): boolean {
  const known = new Map(Object.entries(before))
  return Object.entries(typed).some(([name, text]) => known.get(name) !== text)
}
