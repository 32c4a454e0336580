import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { dismissToast, showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { MoreMenu } from '../parts/more-menu.tsx'
import { showFailure, showUndoToast } from '../parts/toasts.ts'
import { useMe } from '../api/me.ts'
import { actionMessages } from './action-messages.ts'
import { offersOf, placesOf, type Offer } from './order-offers.ts'
import type { StaffOrder } from './order-state.tsx'
import { isAsked, orderSteps, stepNames, type AskedStep, type OrderStep } from './order-steps.ts'
import { StepDialog } from './step-dialog.tsx'
import { useStepWrite } from './use-step-write.ts'

/** The next step and what goes with it as buttons; the rest, and why not, in a menu. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const texts = useMessages(actionMessages)
  const { permissions } = useMe()
  const [asking, setAsking] = useState<AskedStep | null>(null)
  const undoToast = useRef<number | null>(null)
  const { run, isPending } = useStepWrite((step, after) => {
    const { undo } = orderSteps[step]
    if (undo) {
      dismissUndo()
      undoToast.current = showUndoToast(texts.done[step], () => void attempt(undo, after))
    } else announce(step)
  })
  const offers = offersOf(order, permissions)
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
    if (isAsked(step)) setAsking(step)
    else await attempt(step, order)
  }

  async function attempt(step: OrderStep, seen: StaffOrder) {
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
            kind={at === 0 && orderSteps[step].isOnward ? 'primary' : 'ghost'}
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
      {asking && orderSteps[asking].by === 'form' ? (
        <StepDialog
          order={order}
          step={asking}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            announce(asking)
          }}
        />
      ) : null}
      {questions.map((step) => (
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

/** Steps that a question comes before. */
const questions = stepNames.filter(isAsked).filter((step) => orderSteps[step].by === 'question')

/** Fulfilments from which a toast may take the order back. */
const undoable: readonly StaffOrder['fulfilment']['state'][] = ['packed', 'collected']
