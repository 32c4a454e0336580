import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { ShapedFields } from '../parts/shaped-fields.tsx'
import { useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { GoodwillForm } from './goodwill-form.tsx'
import type { StaffOrder } from './order-state.tsx'
import { orderSteps, type AskedStep } from './order-steps.ts'
import { ShipForm } from './ship-form.tsx'
import { TakePayment } from './take-payment.tsx'
import { useStepWrite } from './use-step-write.ts'

export interface StepFormProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

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
  const OwnForm = ownForms[step]
  // Sends what the person decided on: a change by a colleague meanwhile is not overwritten.
  const [order] = useState(props.order)
  return (
    <Dialog
      id="order-step"
      open
      onClose={props.onClose}
      title={texts.asks[step](order.reference)}
      closeLabel={parts.close}
    >
      {OwnForm ? (
        <OwnForm {...props} order={order} />
      ) : (
        <StepForm {...props} order={order} step={step} />
      )}
    </Dialog>
  )
}

/** The fields of a step, as its description and its call have them. */
function StepForm({ step, order, onDone, onClose }: StepDialogProps) {
  const texts = useMessages(actionMessages)
  const { back } = useMessages(partMessages)
  const { call, start, fields, isCancelling } = orderSteps[step]
  const { run } = useStepWrite(onDone)
  const shape = call.body as z.ZodType<unknown, Readonly<Record<string, unknown>>>
  const { form, submit } = useContractForm({
    shape,
    defaults: start?.(order) ?? {},
    save: (body) => run(step, order, body),
  })
  const names = fields?.(texts, order) ?? {}
  return (
    <FormProvider {...form}>
      <Form
        form={form}
        submit={submit}
        onCancel={onClose}
        saveLabel={texts.labels[step]}
        {...(isCancelling && { cancelLabel: back })}
      >
        <ShapedFields shape={shape} fields={Object.keys(names)} texts={names} types={types} />
      </Form>
    </FormProvider>
  )
}

const types = { amount: 'money', note: 'prose', reason: 'prose' } as const
