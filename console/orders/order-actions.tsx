import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { dismissToast, showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { useMay } from '../session/me.ts'
import { ActionDialog } from './action-dialog.tsx'
import { actionMessages } from './action-messages.ts'
import { offersOf, type OrderStep } from './order-offers.ts'
import type { StaffOrder } from './order-state.tsx'
import { useStepWrites, type PlainStep } from './use-step-writes.ts'

/** What can be done now as buttons, next step first; everything else disabled, with its reason. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const texts = useMessages(actionMessages)
  const may = useMay()
  const [asking, setAsking] = useState<OrderStep | null>(null)
  const undoToast = useRef<number | null>(null)
  const { run, isPending } = useStepWrites(order, (step, after) => {
    if (step === 'pack') {
      undoToast.current = showUndoToast(texts.done.pack, () => void attempt('undo_pack', after))
    } else announce(step)
  })
  const offers = offersOf(order, may)
  const open = offers.filter(({ refusal }) => refusal === null)
  const closed = offers.filter(({ refusal }) => refusal !== null)

  // A colleague may take the next step.
  useEffect(() => {
    if (order.fulfilment.state !== 'packed') dismissUndo()
  }, [order.fulfilment.state])

  function dismissUndo() {
    if (undoToast.current !== null) dismissToast(undoToast.current)
  }

  function announce(step: OrderStep) {
    dismissUndo()
    showToast(texts.done[step])
  }

  async function take(step: OrderStep) {
    if (!isPlain(step) || step === 'undo_ready') setAsking(step)
    else await attempt(step, order)
  }

  async function attempt(step: PlainStep, seen: StaffOrder) {
    try {
      await run(step, seen)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <section aria-label={texts.title}>
      <div className="order-actions">
        {open.map(({ step }, at) => (
          <Button
            key={step}
            kind={at === 0 && isOnward(step) ? 'primary' : 'ghost'}
            busy={isPending}
            onClick={() => void take(step)}
          >
            {texts.labels[step]}
          </Button>
        ))}
      </div>
      {closed.length > 0 ? (
        <details className="mt-2">
          <summary className="text-ink-2 text-12">{texts.notNow}</summary>
          <ul className="mt-2 grid gap-2">
            {closed.map(({ step, refusal }) => (
              <li key={step} className="flex flex-wrap items-center gap-3">
                <Button kind="ghost" small disabled aria-describedby={`why-${step}`}>
                  {texts.labels[step]}
                </Button>
                <span id={`why-${step}`} className="text-ink-2">
                  {refusal ? texts.refusals[refusal] : null}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {asking && !isPlain(asking) ? (
        <ActionDialog
          order={order}
          step={asking}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            announce(asking)
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'undo_ready'}
        title={texts.asks.undo_ready(order.reference)}
        action={texts.labels.undo_ready}
        onConfirm={() => {
          setAsking(null)
          void attempt('undo_ready', order)
        }}
        onClose={() => setAsking(null)}
      >
        {texts.undoReadyText}
      </ConfirmDialog>
    </section>
  )
}

/** Steps that bring an order closer to its customer; the others are exceptions. */
const onwardSteps: readonly OrderStep[] = [
  'accept_proof',
  'pack',
  'ship',
  'ready',
  'collect',
  'complete',
  'mark_paid',
  'take_payment',
]

function isOnward(step: OrderStep): boolean {
  return onwardSteps.includes(step)
}

const plainSteps: readonly OrderStep[] = [
  'pack',
  'ready',
  'collect',
  'complete',
  'undo_pack',
  'undo_ready',
]

function isPlain(step: OrderStep): step is PlainStep {
  return plainSteps.includes(step)
}
