import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { approveRefundRequest } from '#contract/staff/refund-requests.ts'
import type { GiftDecision } from '#domain/aftersales/gift-decisions.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showMoney } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { GiftChoice } from './gift-choice.tsx'
import { GrantItem, type ItemGrant } from './grant-item.tsx'
import { returnMessages } from './messages.ts'
import type { Request } from './refund-request.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { ReplacementFields } from './replacement-fields.tsx'
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
