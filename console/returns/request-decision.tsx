import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { approveRefundRequest } from '#contract/staff/refund-requests.ts'
import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { localize } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { colon } from '../language/punctuation.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { GiftChoice } from './gift-choice.tsx'
import { returnMessages } from './messages.ts'
import type { Request } from './refund-request.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { refundCalls } from './return-views.tsx'

/** Grants per item and quantity, or rejects with a reason. */
export function RequestDecision({ request }: { request: Request }) {
  const texts = useMessages(returnMessages)
  const [grants, setGrants] = useState<ItemGrant[]>(() => request.refund_items.map(whole))
  const [withDelivery, setDelivery] = useState(false)
  const [gifts, setGifts] = useState<GiftDecision>('kept')
  const [isRejecting, setRejecting] = useState(false)
  const [isExchange, setExchange] = useState(false)
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const write = useWrite('PUT /refund-requests/{id}/approve', {
    changes: refundCalls,
    onDone: () => showToast(texts.approved),
  })
  const exchange = useWrite('PUT /refund-requests/{id}/exchange', {
    changes: [...refundCalls, 'GET /orders', 'GET /orders/{id}'],
    onDone: () => showToast(texts.exchanged),
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(approveRefundRequest),
    defaults: { answer: '' },
    async save({ answer }) {
      if (isExchange) {
        const items = grants
          .filter(({ qty }) => qty > 0)
          .map((grant) => ({ ...grant, variant_id: chosen.get(grant.order_item_id) ?? '' }))
        if (items.some(({ variant_id: id }) => id === '')) {
          throw new ApiError(422, { code: 'invalid', message: texts.chooseReplacement })
        }
        const body = { items, answer: answer || null }
        return void (await exchange.mutateAsync({ params: { id: request._id }, body }))
      }
      const body = { items: grants, with_delivery: withDelivery, gifts, answer: answer || null }
      await write.mutateAsync({ params: { id: request._id }, body })
    },
  })
  return (
    <section className="card">
      <h2>{texts.items}</h2>
      <Form
        form={form}
        submit={submit}
        saveLabel={isExchange ? texts.exchange : texts.approve}
        cancelLabel={texts.reject}
        onCancel={() => setRejecting(true)}
      >
        <ul>
          {request.refund_items.map((item, at) => (
            <GrantItem
              key={item.order_item_id}
              item={item}
              grant={grants[at] ?? whole(item)}
              action={isExchange ? texts.exchange : texts.grant}
              onChange={(grant) => setGrants(grants.with(at, grant))}
            />
          ))}
        </ul>
        <Checkbox
          label={texts.isExchange}
          checked={isExchange}
          onChange={({ currentTarget }) => setExchange(currentTarget.checked)}
        />
        {isExchange ? (
          <ReplacementFields request={request} chosen={chosen} onChoose={setChosen} />
        ) : null}
        {isExchange ? null : (
          <GiftChoice gifts={request.gifts_at_risk} decision={gifts} onDecide={setGifts} />
        )}
        {Number(request.order.shipping_fee) > 0 && !isExchange ? (
          <Checkbox
            label={texts.withDelivery(showMoney(request.order.shipping_fee))}
            checked={withDelivery}
            onChange={({ currentTarget }) => setDelivery(currentTarget.checked)}
          />
        ) : null}
        <ProseField form={form} name="answer" label={texts.answer} isOptional />
      </Form>
      {isRejecting ? <RejectDialog request={request} onClose={() => setRejecting(false)} /> : null}
    </section>
  )
}

function whole({ order_item_id, qty }: Request['refund_items'][number]): ItemGrant {
  return { order_item_id, qty, restock_qty: 0, warehouse_id: null }
}

interface ReplacementFieldsProps {
  request: StaffAnswer<'GET /refund-requests/{id}'>
  /** Variant by item. */
  chosen: ReadonlyMap<string, string>
  onChoose: (chosen: ReadonlyMap<string, string>) => void
}

/** Replacement for each returned item: the same, or another size or colour at the same price. */
function ReplacementFields({ request, chosen, onChoose }: ReplacementFieldsProps) {
  const texts = useMessages(returnMessages)
  const language = useLanguage()
  const replacements = useCall('GET /orders/{id}/replacements', {
    params: { id: request.order._id },
  })
  const fieldsOf = ({ data }: StaffAnswer<'GET /orders/{id}/replacements'>) =>
    request.refund_items.map((item) => {
      const { order_item_id: itemId } = item
      const title = localize(item.product_title, language)
      const variants = data.find((each) => each.order_item_id === itemId)?.variants ?? []
      const inStock = variants.filter(({ available }) => available > 0)
      if (inStock.length === 0) {
        return (
          <Notice key={itemId} tone="warn">
            {title + colon() + texts.noReplacement}
          </Notice>
        )
      }
      return (
        <Select
          key={itemId}
          label={texts.replacementOf(title)}
          value={chosen.get(itemId) ?? ''}
          onChange={({ currentTarget }) =>
            onChoose(new Map(chosen).set(itemId, currentTarget.value))
          }
          options={[
            { value: '', label: texts.chooseReplacement },
            ...inStock.map((each) => ({
              value: each.variant_id,
              label: texts.replacementLeft(localize(each.title, language), each.available),
            })),
          ]}
        />
      )
    })
  return <QueryState query={replacements}>{fieldsOf}</QueryState>
}

type Item = StaffAnswer<'GET /refund-requests/{id}'>['refund_items'][number]

interface ItemGrant {
  order_item_id: string
  qty: number
  restock_qty: number
  /** Null: where the items came from. */
  warehouse_id: string | null
}

interface GrantItemProps {
  item: Item
  grant: ItemGrant
  /** A refund or an exchange of the items. */
  action: string
  onChange: (grant: ItemGrant) => void
}

/** How many are refunded, and how many of them can be sold again, and where. */
function GrantItem({ item, grant, action, onChange }: GrantItemProps) {
  const texts = useMessages(returnMessages)
  const language = useLanguage()
  const { data: warehouses } = useCall('GET /warehouses', {})
  const title = localize(item.product_title, language)
  const steps = { decreaseLabel: texts.fewer, increaseLabel: texts.more, min: 0 }
  const places = (warehouses?.data ?? []).map(({ _id, title: name }) => ({
    value: _id,
    label: localize(name, language),
  }))
  return (
    <li className="grant">
      <div className="grant-title flex items-center gap-3">
        <Thumbnail url={item.image?.url} />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-ink-2 text-12">
            {localize(item.product_variant_title, language)} · {item.sku} · {showMoney(item.amount)}
          </p>
        </div>
      </div>
      <div>
        <p className="text-12">{action}</p>
        <Stepper
          {...steps}
          label={texts.grantOf(title)}
          defaultValue={grant.qty}
          max={item.qty}
          onChange={(qty) =>
            onChange({ ...grant, qty, restock_qty: Math.min(qty, grant.restock_qty) })
          }
        />
      </div>
      <div>
        <p className="text-12">{texts.restock}</p>
        <Stepper
          {...steps}
          key={grant.qty}
          label={texts.restockOf(title)}
          defaultValue={grant.restock_qty}
          max={grant.qty}
          onChange={(qty) => onChange({ ...grant, restock_qty: qty })}
        />
      </div>
      {grant.restock_qty > 0 ? (
        <Select
          label={texts.warehouse}
          value={grant.warehouse_id ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...grant, warehouse_id: currentTarget.value || null })
          }
          options={[{ value: '', label: texts.sameWarehouse }, ...places]}
        />
      ) : null}
    </li>
  )
}
