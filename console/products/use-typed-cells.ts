import { useState } from 'react'
import type { Product } from './product-types.ts'
import { cellsOf, changedCells, keyOf, type CellChange, type TypedCells } from './variant-grid.ts'

/**
 * What was typed into the table, by row, and the version of the product that it may be saved over:
 * the last one in which the typed cells hold what they held when they were typed.
 */
export function useTypedCells(product: Product) {
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

export function pick<Body extends object>(body: Body, names: readonly string[]): Partial<Body> {
  const picked: Partial<Body> = {}
  for (const [name, value] of Object.entries(body)) {
    if (names.includes(name)) Object.assign(picked, { [name]: value })
  }
  return picked
}
