import { useState, type ReactNode } from 'react'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { actionMessages } from './action-messages.ts'
import { GoodwillForm } from './goodwill-form.tsx'
import { orderSteps, type AskedStep, type StepFormProps } from './order-steps.ts'
import { ShipForm } from './ship-form.tsx'
import { TakePayment } from './take-payment.tsx'
import { orderCalls } from './use-step-write.ts'

interface StepDialogProps extends StepFormProps {
  step: AskedStep
}

/** Forms that the contract alone does not describe. */
const ownForms: Partial<Record<AskedStep, (props: StepFormProps) => ReactNode>> = {
  ship: ShipForm,
  take_payment: TakePayment,
  goodwill: GoodwillForm,
}

/** Asks for what a step needs, under a title that names the order. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  const texts = useMessages(actionMessages)
  const parts = useMessages(partMessages)
  const { call, start, fields, isCancelling } = orderSteps[step]
  const OwnForm = ownForms[step]
  // Sends what the person decided on: a change by a colleague meanwhile is not overwritten.
  const [order] = useState(props.order)
  const { onDone, onClose } = props
  const shown = { id: 'order-step', title: texts.asks[step](order.reference), onClose }
  if (OwnForm) {
    return (
      <PageDialog {...shown}>
        <OwnForm {...props} order={order} />
      </PageDialog>
    )
  }
  return (
    <CallDialog
      {...{ ...shown, call, types, onDone }}
      params={{ id: order._id }}
      ifMatch={order.version}
      changes={orderCalls}
      start={start?.(order) ?? {}}
      fields={fields?.(texts, order) ?? {}}
      saveLabel={texts.labels[step]}
      cancelLabel={isCancelling ? parts.back : undefined}
    />
  )
}

const types = { amount: 'money', note: 'prose', reason: 'prose' } as const
