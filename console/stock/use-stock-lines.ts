import { useState } from 'react'
import type { StockLine } from './stock-types.ts'

export interface TypedLine {
  stock: StockLine
  /** As typed; empty until a number has been entered. */
  qty: string
}

/** The items of a delivery, count or transfer. Scanning an item again adds one. */
export function useStockLines() {
  const [lines, setLines] = useState<readonly TypedLine[]>([])
  const set = (id: string, qty: string) =>
    setLines((before) =>
      before.map((line) => (line.stock.variant_id === id ? { ...line, qty } : line)),
    )
  return {
    lines,
    set,
    add(stock: StockLine) {
      setLines((before) => withOneMore(before, stock))
    },
    remove: (id: string) =>
      setLines((before) => before.filter(({ stock }) => stock.variant_id !== id)),
    clear: () => setLines([]),
    keep: (ids: readonly string[]) =>
      setLines((before) => before.filter(({ stock }) => ids.includes(stock.variant_id))),
    isComplete: lines.length > 0 && lines.every(({ qty }) => /^\d+$/.test(qty)),
    total: lines.reduce((sum, { qty }) => sum + (Number(qty) || 0), 0),
  }
}

export type StockLines = ReturnType<typeof useStockLines>

export function withOneMore(lines: readonly TypedLine[], stock: StockLine): readonly TypedLine[] {
  const at = lines.findIndex((line) => line.stock.variant_id === stock.variant_id)
  const line = lines[at]
  if (!line) return [...lines, { stock, qty: '' }]
  return lines.with(at, { stock, qty: String((Number(line.qty) || 1) + 1) })
}
