import { z } from '@hono/zod-openapi'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import { localize, type LocalizedText } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { useStateDraft } from '../drafts/use-state-draft.ts'
import { language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'
import { isQuantity, typedLine, useStockLines, type TypedLine } from './use-stock-lines.ts'

/** Its warehouses, by what they are to the movement, and other choices. */
type Choice = Readonly<Record<string, string | boolean>>

interface MoveOptions<Chosen extends Choice> {
  kind: 'receive' | 'count' | 'transfer'
  /** Choices at first; an empty text is a warehouse that has to be. */
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

/** Input of a movement of stock, kept as a draft, and the answer of the shop. */
export function useMove<Chosen extends Choice>(options: MoveOptions<Chosen>) {
  const { kind, start, done, onTyped, send } = options
  const texts = useMessages(stockMessages)
  const lines = useStockLines()
  const [chosen, setChosen] = useState(start)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  /** Says whether it was pressed with something missing, so that every such field says so. */
  const [isChecked, setChecked] = useState(false)
  const least = kind === 'count' ? 0 : 1
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

  /** Checks that all is there, and says so if not. */
  function check(): boolean {
    setRefusals({})
    const isPlaced = Object.values(chosen).every((each) => each !== '')
    const isCounted = lines.lines.every(({ qty }) => isQuantity(qty, least))
    const isReady = isPlaced && reason.trim() !== '' && isCounted
    const hasItem = lines.lines.length > 0
    setChecked(!isReady)
    setProblem(isReady ? (hasItem ? undefined : texts.needsItem) : texts.missing)
    return isReady && hasItem
  }

  /** At once for what cannot be a quantity; for what is still empty after the button was pressed. */
  function lineError({ stock, qty }: TypedLine): string | undefined {
    if (qty === '') return isChecked ? say(issueSentences.required) : undefined
    if (!isQuantity(qty, least)) return say(issueSentencesWith.min(least))
    return refusals[stock.variant_id]
  }

  async function run() {
    if (!check()) return
    setBusy(true)
    try {
      await send(lines.lines, reason.trim(), chosen)
      lines.clear()
      setReason('')
      setChecked(false)
      showToast(done?.(chosen) ?? texts.done[kind])
    } catch (error) {
      setProblem(errorText(error))
      setRefusals(refusalsOf(error, lines.lines, texts))
    } finally {
      setBusy(false)
    }
  }

  return {
    lines,
    chosen,
    choose: (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change })),
    reason,
    setReason,
    problem,
    lineError,
    /** Message of a field that must not stay empty. */
    emptyError: (value: string) =>
      isChecked && value.trim() === '' ? say(issueSentences.required) : undefined,
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

/** At its line, if the shop says which. */
function refusalsOf(
  error: unknown,
  lines: readonly TypedLine[],
  texts: { tooFew: (count: number) => string },
): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  const atLines = error.issues.flatMap(({ path, message }) => {
    const line = lines[Number(/^(?:lines|counts)\.(\d+)/.exec(path)?.[1])]
    return line ? [[line.stock.variant_id, message] as const] : []
  })
  const { product_variant_id: id, available } = error.details
  if (typeof id === 'string' && typeof available === 'number') {
    return { [id]: texts.tooFew(available) }
  }
  return Object.fromEntries(atLines)
}

function say(sentence: LocalizedText): string {
  return localize(sentence, language())
}

export type MoveState = Pick<
  ReturnType<typeof useMove>,
  | 'lines'
  | 'reason'
  | 'setReason'
  | 'problem'
  | 'lineError'
  | 'emptyError'
  | 'isBusy'
  | 'draft'
  | 'add'
  | 'type'
  | 'run'
>
