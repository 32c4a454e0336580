import { useState } from 'react'
import { z } from 'zod'
import { editItems } from '#contract/staff/order-edits.ts'
import { localize } from '#domain/locale.ts'
import { editRefusal } from '#domain/order/order-edit.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { changeOf } from './change-names.ts'
import { editMessages } from './edit-messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { supplementMessages } from './supplement-messages.ts'
import { orderCalls } from './use-step-write.ts'

type Item = StaffOrder['items'][number]
type Replacement = StaffAnswer<'GET /orders/{id}/replacements'>['data'][number]['variants'][number]

/** What becomes of one item; what is neither changed nor cancelled stays. */
interface Choice {
  /** Empty: no change. */
  variantId: string
  changed: number
  cancelled: number
}

const asOrdered: Choice = { variantId: '', changed: 0, cancelled: 0 }

interface ItemsEditProps {
  order: StaffOrder
  /** Opens the other dialog instead, for what cannot be edited. */
  onAdd: () => void
}

/** Opens the dialog; until then it says why the items cannot be edited, if that can be mended. */
export function ItemsEdit({ order, onAdd }: ItemsEditProps) {
  const texts = useMessages(editMessages)
  // What was seen when it was opened, so that nothing newer is overwritten.
  const [edited, setEdited] = useState<StaffOrder | null>(null)
  const state = { currentStatus: order.current_status, fulfilment: order.fulfilment.state }
  const refusal = editRefusal(state, 'items')
  if (refusal === 'packed') return <small className="text-ink-2">{texts.unpackFirst}</small>
  if (refusal !== null) return null
  return (
    <>
      <Button kind="link" onClick={() => setEdited(order)}>
        {texts.editItems}
      </Button>
      {edited ? (
        <PageDialog
          id="edit-items"
          onClose={() => setEdited(null)}
          title={texts.editTitle(order.reference)}
        >
          <ItemsForm
            order={edited}
            onClose={() => setEdited(null)}
            onAdd={() => {
              setEdited(null)
              onAdd()
            }}
          />
        </PageDialog>
      ) : null}
    </>
  )
}

const reasonOnly = z.object({ reason: bodyOf(editItems).shape.reason })

function ItemsForm({ order, onClose, onAdd }: ItemsEditProps & { onClose: () => void }) {
  const texts = useMessages(editMessages)
  const supplement = useMessages(supplementMessages)
  const [choices, setChoices] = useState(new Map<string, Choice>())
  const { data: replacements } = useCall('GET /orders/{id}/replacements', {
    params: { id: order._id },
  })
  const items = editsOf(order, choices)
  const outcome = useOutcome(order, items)
  const write = useWrite('PUT /orders/{id}/items', {
    changes: [...orderCalls, 'GET /refund-requests'],
    onDone() {
      onClose()
      showToast(texts.saved)
    },
  })
  const { form, submit } = useContractForm({
    shape: reasonOnly,
    defaults: { reason: '' },
    save: async ({ reason }) => void (await write.mutateAsync(changeOf(order, { items, reason }))),
  })
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      saveLabel={outcome.refund === null ? texts.save : texts.saveRefund(outcome.refund)}
    >
      <p className="text-ink-2">{order.is_paid ? texts.samePrice : texts.unpaid}</p>
      <p className="text-ink-2">
        {supplement.elsePrice}{' '}
        <Button kind="link" onClick={onAdd}>
          {supplement.addItems}
        </Button>
      </p>
      <ul>
        {editableOf(order).map((item) => (
          <ItemChoice
            key={item._id}
            item={item}
            replacements={
              replacements?.data
                .find((each) => each.order_item_id === item._id)
                ?.variants.filter((each) => each.variant_id !== item.product_variant_id) ?? []
            }
            choice={choices.get(item._id) ?? asOrdered}
            onChoose={(choice) => setChoices(new Map(choices).set(item._id, choice))}
          />
        ))}
      </ul>
      {outcome.text === null ? null : (
        <Notice tone={outcome.isRefused ? 'error' : 'info'} live="status">
          {outcome.text}
        </Notice>
      )}
      <ProseField
        form={form}
        name="reason"
        label={texts.reason}
        {...(order.is_paid && { hint: texts.reasonHint })}
      />
    </Form>
  )
}

/** The shop works out what is refunded or left to pay, as it will when the edit is saved. */
function useOutcome(order: StaffOrder, items: ReturnType<typeof editsOf>) {
  const texts = useMessages(editMessages)
  const isCancelling = order.items.some((item) => {
    const edits = items.filter((edit) => edit.order_item_id === item._id)
    return edits.length > 0 && edits.reduce((sum, { qty }) => sum + qty, 0) < ownQty(item)
  })
  const { data, error } = useCall(
    'POST /orders/{id}/items/preview',
    { params: { id: order._id }, body: { items } },
    { enabled: isCancelling, keepPrevious: true },
  )
  if (!isCancelling) return { refund: null, text: null, isRefused: false }
  if (error) return { refund: null, text: errorText(error), isRefused: true }
  if (!data) return { refund: null, text: null, isRefused: false }
  const points = data.points > 0 ? [texts.refundPoints(data.points)] : []
  const refund = data.to_pay === null ? showMoney(data.refund) : null
  const sum =
    data.to_pay === null
      ? texts.refund(showMoney(data.refund))
      : texts.toPay(showMoney(order.calculations.total), showMoney(data.to_pay))
  return { refund, text: [sum, ...points].join(' · '), isRefused: false }
}

interface ItemChoiceProps {
  item: Item
  replacements: readonly Replacement[]
  choice: Choice
  onChoose: (choice: Choice) => void
}

function ItemChoice({ item, replacements, choice, onChoose }: ItemChoiceProps) {
  const texts = useMessages(editMessages)
  const language = useLanguage()
  const title = localize(item.product_title, language)
  const variant = localize(item.product_variant_title, language)
  const steps = { decreaseLabel: texts.fewer, increaseLabel: texts.more, min: 0 }
  const own = ownQty(item)

  function chooseVariant(variantId: string) {
    onChoose({ ...choice, variantId, changed: variantId === '' ? 0 : own - choice.cancelled })
  }

  return (
    <li className="grant">
      <div className="grant-title">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2 text-12">
          {own} × {variant} · {item.sku}
        </p>
      </div>
      {choice.variantId === '' ? null : (
        <div>
          <p className="text-12">{texts.changeCount}</p>
          <Stepper
            {...steps}
            key={choice.variantId}
            label={texts.changeCountOf(title)}
            defaultValue={choice.changed}
            max={own - choice.cancelled}
            onChange={(changed) => onChoose({ ...choice, changed })}
          />
        </div>
      )}
      <div>
        <p className="text-12">{texts.cancelCount}</p>
        <Stepper
          {...steps}
          label={texts.cancelCountOf(title)}
          defaultValue={choice.cancelled}
          max={own - choice.changed}
          onChange={(cancelled) => onChoose({ ...choice, cancelled })}
        />
      </div>
      {replacements.length > 0 ? (
        <Select
          label={texts.change(title)}
          labelHidden
          value={choice.variantId}
          onChange={({ currentTarget }) => chooseVariant(currentTarget.value)}
          options={[
            { value: '', label: texts.noChange(variant) },
            ...replacements.map((each) => ({
              value: each.variant_id,
              label: texts.left(localize(each.title, language), each.available),
              disabled: each.available === 0,
            })),
          ]}
        />
      ) : null}
    </li>
  )
}

/** Answers what the call wants: what stays of each item, and what it becomes. */
function editsOf(order: StaffOrder, choices: ReadonlyMap<string, Choice>) {
  return editableOf(order).flatMap((item) => {
    const { variantId, changed, cancelled } = choices.get(item._id) ?? asOrdered
    const kept = { order_item_id: item._id, qty: ownQty(item) - changed - cancelled }
    return changed > 0
      ? [kept, { order_item_id: item._id, qty: changed, variant_id: variantId }]
      : [kept]
  })
}

function editableOf({ items }: StaffOrder): Item[] {
  return items.filter((item) => !item.is_gift && ownQty(item) > 0)
}

function ownQty({ qty, cancelled_qty: cancelled }: Item): number {
  return qty - cancelled
}
