import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { useStockLines, type TypedLine } from './use-stock-lines.ts'

interface MoveOptions {
  kind: 'receive' | 'count' | 'transfer'
  isPlaced: boolean
  send: (lines: readonly TypedLine[], reason: string) => Promise<unknown>
}

export type MoveState = ReturnType<typeof useMove>

/** What is typed into a movement of stock, and what the shop says to it. */
export function useMove({ kind, isPlaced, send }: MoveOptions) {
  const texts = useMessages(stockMessages)
  const lines = useStockLines()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)

  async function run() {
    setRefusals({})
    if (!isPlaced || reason.trim() === '' || !lines.isComplete) return setProblem(texts.missing)
    setProblem(undefined)
    setBusy(true)
    try {
      await send(lines.lines, reason.trim())
      lines.clear()
      setReason('')
      showToast(texts.done[kind])
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  /** At its line, if the shop says which. */
  function refuse(error: unknown) {
    setProblem(errorText(error))
    if (!(error instanceof ApiError)) return
    const { product_variant_id: id, available } = error.details
    if (typeof id === 'string' && typeof available === 'number') {
      setRefusals({ [id]: texts.tooFew(available) })
    }
    const atLines = error.issues.flatMap(({ path, message }) => {
      const at = Number(/^(?:lines|counts)\.(\d+)/.exec(path)?.[1])
      const line = lines.lines[at]
      return line ? [[line.stock.variant_id, message] as const] : []
    })
    if (atLines.length > 0) setRefusals(Object.fromEntries(atLines))
  }

  return { lines, reason, setReason, problem, refusals, isBusy, run }
}
