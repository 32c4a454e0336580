import { useState } from 'react'
import { ship } from '#contract/staff/orders.ts'
import { localize } from '#domain/locale.ts'
import { Fieldset } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { actionMessages } from './action-messages.ts'
import { CourierSelect } from './courier-select.tsx'
import { changeOf } from './change-names.ts'
import type { StaffOrder } from './order-state.tsx'
import { orderCalls } from './use-step-write.ts'

interface ShipFormProps {
  order: StaffOrder
  onDone: () => void
  onClose: () => void
}

/** Everything that is left, unless fewer are chosen: then it is a part of the order. */
export function ShipForm({ order, onDone, onClose }: ShipFormProps) {
  const texts = useMessages(actionMessages)
  const left = order.items.filter(({ waiting_qty: qty }) => qty > 0)
  const [chosen, setChosen] = useState(() => new Map(left.map((it) => [it._id, it.waiting_qty])))
  const [courierId, setCourier] = useState('')
  const write = useWrite('POST /orders/{id}/shipments', { changes: orderCalls, onDone })
  const isWhole = left.every(({ _id, waiting_qty: qty }) => chosen.get(_id) === qty)
  const items = [...chosen].flatMap(([id, qty]) => (qty > 0 ? [{ order_item_id: id, qty }] : []))
  const { form, submit } = useContractForm({
    shape: bodyOf(ship),
    defaults: { tracking_number: '' },
    async save({ tracking_number }) {
      const courier = courierId === '' ? {} : { courier_id: courierId }
      const body = { tracking_number, ...courier, ...(!isWhole && { items }) }
      await write.mutateAsync(changeOf(order, body))
    },
  })
  return (
    <Form
      form={form}
      submit={submit}
      onCancel={onClose}
      saveLabel={texts.shipWhat[isWhole ? 'whole' : 'part']}
    >
      <ItemChoice items={left} chosen={chosen} onChoose={setChosen} />
      <CourierSelect
        value={courierId}
        onChange={setCourier}
        unchanged={order.delivery.courier ?? null}
      />
      <TextField form={form} name="tracking_number" label={texts.tracking} isOptional />
    </Form>
  )
}

interface ItemChoiceProps {
  items: StaffOrder['items']
  chosen: Map<string, number>
  onChoose: (chosen: Map<string, number>) => void
}

function ItemChoice({ items, chosen, onChoose }: ItemChoiceProps) {
  const texts = useMessages(actionMessages)
  const language = useLanguage()
  return (
    <Fieldset legend={texts.inParcel}>
      <ul>
        {items.map((item) => {
          const title = localize(item.product_title, language)
          return (
            <li key={item._id} className="flex items-center gap-3 border-b border-line py-2">
              <span className="min-w-0 flex-1">
                {title}
                <br />
                <small className="text-ink-2">
                  {localize(item.product_variant_title, language)} · {item.sku}
                </small>
              </span>
              <Stepper
                label={texts.quantityOf(title)}
                decreaseLabel={texts.fewer}
                increaseLabel={texts.more}
                defaultValue={item.waiting_qty}
                min={0}
                max={item.waiting_qty}
                onChange={(qty) => onChoose(new Map(chosen).set(item._id, qty))}
              />
            </li>
          )
        })}
      </ul>
    </Fieldset>
  )
}
