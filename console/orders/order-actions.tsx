import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { dismissToast, showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { MoreMenu } from '../parts/more-menu.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { useMay } from '../session/me.ts'
import { ActionDialog } from './action-dialog.tsx'
import { actionMessages } from './action-messages.ts'
import { isOnward, offersOf, placesOf, type Offer, type OrderStep } from './order-offers.ts'
import type { StaffOrder } from './order-state.tsx'
import { useStepWrites, type PlainStep } from './use-step-writes.ts'

/** The next step and what goes with it as buttons; the rest, and why not, in a menu. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const texts = useMessages(actionMessages)
  const may = useMay()
  const [asking, setAsking] = useState<OrderStep | null>(null)
  const undoToast = useRef<number | null>(null)
  const { run, isPending } = useStepWrites(order, (step, after) => {
    const undo = undoes[step]
    if (undo) {
      dismissUndo()
      undoToast.current = showUndoToast(texts.done[step], () => void attempt(undo, after))
    } else announce(step)
  })
  const offers = offersOf(order, may)
  const { shown, rest, closed } = placesOf(offers)

  // A colleague may take the next step.
  useEffect(() => {
    if (!undoable.includes(order.fulfilment.state)) dismissUndo()
  }, [order.fulfilment.state])

  function dismissUndo() {
    if (undoToast.current !== null) dismissToast(undoToast.current)
  }

  function announce(step: OrderStep) {
    dismissUndo()
    showToast(texts.done[step])
  }

  async function take(step: OrderStep) {
    if (!isPlain(step) || isAsked(step)) setAsking(step)
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
        {shown.map(({ step }, at) => (
          <Button
            key={step}
            kind={at === 0 && isOnward(step) ? 'primary' : 'ghost'}
            busy={isPending}
            onClick={() => void take(step)}
          >
            {texts.labels[step]}
          </Button>
        ))}
        {offers.length > shown.length ? (
          <MoreMenu
            label={texts.moreSteps}
            actions={rest.map(({ step }) => ({
              key: step,
              label: texts.labels[step],
              onPress() {
                if (!isPending) void take(step)
              },
            }))}
          >
            <ClosedSteps closed={closed} />
          </MoreMenu>
        ) : null}
      </div>
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
      {askedSteps.map((step) => (
        <ConfirmDialog
          key={step}
          isOpen={asking === step}
          title={texts.asks[step](order.reference)}
          action={texts.labels[step]}
          onConfirm={() => {
            setAsking(null)
            void attempt(step, order)
          }}
          onClose={() => setAsking(null)}
        >
          {step === 'collect' ? <Collector order={order} /> : null}
          {step === 'complete' ? texts.completeText : null}
          {step === 'undo_ready' ? texts.undoReadyText : null}
        </ConfirmDialog>
      ))}
    </section>
  )
}

/** The name and phone that the person who collects must know. */
function Collector({ order }: { order: StaffOrder }) {
  const texts = useMessages(actionMessages)
  const { name, phone } = order.delivery.recipient
  const details = [
    { term: texts.collector.name, detail: name },
    { term: texts.collector.phone, detail: phone.slice(-4) },
  ]
  return (
    <>
      <p className="text-ink-2 mb-3">{texts.collectText}</p>
      <DescriptionList details={details.filter(({ detail }) => detail !== '')} />
    </>
  )
}

function ClosedSteps({ closed }: { closed: readonly Offer[] }) {
  const texts = useMessages(actionMessages)
  if (closed.length === 0) return null
  return (
    <details className="order-refusals">
      <summary>{texts.notNow}</summary>
      <ul>
        {closed.map(({ step, refusal }) => (
          <li key={step}>
            {texts.labels[step]}
            {refusal ? <small>{texts.refusals[refusal]}</small> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Steps that no customer has been told of can be undone at once. */
const undoes: Partial<Record<OrderStep, PlainStep>> = {
  pack: 'undo_pack',
  collect: 'undo_collect',
}
const undoable: readonly StaffOrder['fulfilment']['state'][] = ['packed', 'collected']

/**
 * Steps that a press by mistake must not take: the customer is told of them, or was told the
 * opposite, or the wrong person might take the parcel.
 */
const askedSteps = ['collect', 'complete', 'undo_ready'] as const

function isAsked(step: OrderStep): boolean {
  return askedSteps.some((asked) => asked === step)
}

const plainSteps: readonly OrderStep[] = [
  'pack',
  'ready',
  'collect',
  'complete',
  'undo_pack',
  'undo_ready',
  'undo_collect',
]

function isPlain(step: OrderStep): step is PlainStep {
  return plainSteps.includes(step)
}
