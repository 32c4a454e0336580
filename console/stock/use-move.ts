import { z } from '@hono/zod-openapi'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useStateDraft } from '../drafts/use-state-draft.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'
import { typedLine, useStockLines, type TypedLine } from './use-stock-lines.ts'

/** Its warehouses, by what they are to the movement, and other choices. */
type Choice = Readonly<Record<string, string | boolean>>

interface MoveOptions<Chosen extends Choice> {
  kind: 'receive' | 'count' | 'transfer'
  /** What is chosen at first; an empty text is a warehouse that has to be. */
  start: Chosen
  /** Said when it is done, if not what its kind says. */
  done?: (chosen: Chosen) => string | undefined
  /** After a quantity was typed or scanned. */
  onTyped?: (variantId: string, chosen: Chosen) => void
  send: (lines: readonly TypedLine[], reason: string, chosen: Chosen) => Promise<unknown>
}

const draftShape = z.object({
  chosen: z.record(z.string(), z.union([z.string(), z.boolean()])),
  reason: z.string(),
  lines: z.array(typedLine),
})

/** What is typed into a movement of stock, kept as a draft, and what the shop says to it. */
export function useMove<Chosen extends Choice>(options: MoveOptions<Chosen>) {
  const { kind, start, done, onTyped, send } = options
  const texts = useMessages(stockMessages)
  const lines = useStockLines()
  const [chosen, setChosen] = useState(start)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isTyped = lines.lines.length > 0 || reason !== ''
  const draft = useStateDraft({
    name: kind,
    shape: draftShape,
    basisOf: () => '',
    content: isTyped ? { chosen, reason, lines: [...lines.lines] } : null,
    restore(before) {
      setChosen({ ...start, ...before.chosen })
      setReason(before.reason)
      lines.setLines(before.lines)
    },
  })

  /** Whether all is there; says so if not. */
  function check(): boolean {
    setRefusals({})
    const isPlaced = Object.values(chosen).every((each) => each !== '')
    const isReady = isPlaced && reason.trim() !== '' && lines.isComplete
    setProblem(isReady ? undefined : texts.missing)
    return isReady
  }

  async function run() {
    if (!check()) return
    setBusy(true)
    try {
      await send(lines.lines, reason.trim(), chosen)
      lines.clear()
      setReason('')
      showToast(done?.(chosen) ?? texts.done[kind])
    } catch (error) {
      showRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  /** At its line, if the shop says which. */
  function showRefusal(error: unknown) {
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

  return {
    lines,
    chosen,
    choose: (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change })),
    reason,
    setReason,
    problem,
    refusals,
    isBusy,
    draft,
    add(stock: StockLine) {
      lines.add(stock)
      const isAgain = lines.lines.some((line) => line.stock.variant_id === stock.variant_id)
      if (isAgain) onTyped?.(stock.variant_id, chosen)
    },
    type(id: string, qty: string) {
      lines.set(id, qty)
      if (qty !== '') onTyped?.(id, chosen)
    },
    check,
    refuse: (text: string) => setProblem(text),
    run,
  }
}

export type MoveState = Pick<
  ReturnType<typeof useMove>,
  | 'lines'
  | 'reason'
  | 'setReason'
  | 'problem'
  | 'refusals'
  | 'isBusy'
  | 'draft'
  | 'add'
  | 'type'
  | 'run'
>
