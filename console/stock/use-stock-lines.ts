import { z } from '@hono/zod-openapi'
import { useState } from 'react'
import { stockLine } from '#contract/staff/stock.ts'
import type { StockLine } from './stock-types.ts'

export const typedLine = z.object({
  stock: stockLine,
  /** Typed text; empty until a number has been entered. */
  qty: z.string(),
  /** Stock in a count when the number was typed; null until it has answered. */
  expected: z.int().nullable(),
  /** It sold or received some between two numbers typed for this line. */
  hasMoved: z.boolean(),
})
export type TypedLine = z.output<typeof typedLine>

/** The items of a delivery, count or transfer. Scanning an item again adds one. */
export function useStockLines() {
  const [lines, setLines] = useState<readonly TypedLine[]>([])
  const change = (id: string, edit: (line: TypedLine) => TypedLine) =>
    setLines((before) => before.map((line) => (line.stock.variant_id === id ? edit(line) : line)))
  return {
    lines,
    setLines,
    set: (id: string, qty: string) => change(id, (line) => ({ ...line, qty })),
    add(stock: StockLine) {
      setLines((before) => withOneMore(before, stock))
    },
    compare: (id: string, expected: number) => change(id, (line) => compared(line, expected)),
    forgetExpected: () =>
      setLines((before) => before.map((line) => ({ ...line, expected: null, hasMoved: false }))),
    remove: (id: string) =>
      setLines((before) => before.filter(({ stock }) => stock.variant_id !== id)),
    clear: () => setLines([]),
    total: lines.reduce((sum, { qty }) => sum + (isQuantity(qty, 0) ? Number(qty) : 0), 0),
  }
}

export type StockLines = ReturnType<typeof useStockLines>

export function withOneMore(lines: readonly TypedLine[], stock: StockLine): readonly TypedLine[] {
  const at = lines.findIndex((line) => line.stock.variant_id === stock.variant_id)
  const line = lines[at]
  if (!line) return [...lines, { stock, qty: '', expected: null, hasMoved: false }]
  return lines.with(at, { ...line, stock, qty: String((Number(line.qty) || 1) + 1) })
}

/** Typing the number once more is how a person counts again. */
export function compared(line: TypedLine, expected: number): TypedLine {
  return { ...line, expected, hasMoved: line.expected !== null && line.expected !== expected }
}

/** Says whether what was typed is a whole number of at least `min`. */
export function isQuantity(qty: string, min: number): boolean {
  return /^\d+$/.test(qty) && Number(qty) >= min
}

/** How a counted line differs; null until that is known. */
export function differenceOf({ qty, expected }: TypedLine): number | null {
  return expected === null || !/^\d+$/.test(qty) ? null : Number(qty) - expected
}
