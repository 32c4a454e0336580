import { useState, type FormEvent } from 'react'
import { returnReasons, wrongSize } from '#contract/return-reasons.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Radio } from '#ui/radio.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { typedText } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import {
  sendRefundRequest,
  type RefundRequestInput,
  type RefundRequests,
} from './aftersales-query.ts'
import { FormFoot } from './form-foot.tsx'
import { PicturesField } from './pictures-field.tsx'
import { usePictures } from './use-pictures.ts'
import { worthText } from './worth-text.ts'

interface RefundFormProps {
  order: Order
  handle: OrderHandle
  refundable: RefundRequests['refundable']['items']
  messages: AftersalesMessages
  onSent: () => void
  onClose: () => void
}

interface Problems {
  quantity?: string
  reason?: string
  pictures?: string
}

/** Asks for items, reason and pictures; the server computes the amount. */
export function RefundForm(props: RefundFormProps) {
  const { order, handle, refundable, messages, onSent, onClose } = props
  const locale = useLocale()
  const pictures = usePictures()
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const [isWrongSize, setWrongSize] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, error, send } = useSending<RefundRequestInput>((content, idempotencyKey) =>
    sendRefundRequest({ locale, handle, content, idempotencyKey }),
  )

  function want(id: string, qty: number) {
    const others = [...wanted].filter(([each]) => each !== id)
    setProblems({})
    setWanted(new Map(qty > 0 ? [...others, [id, qty]] : others))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const reason = [typedText(typed, 'reason'), typedText(typed, 'details')]
      .filter((part) => part !== '')
      .join('\n')
    const found = {
      ...(wanted.size === 0 && { quantity: messages.needItem }),
      ...(reason === '' && { reason: messages.needReason }),
    }
    setProblems(found)
    if (found.quantity) return focusOn(form.elements.namedItem('piece'))
    if (found.reason) return focusOn(form.elements.namedItem('reason'))
    const isSent = await send(async () => {
      const images = await pictures.settled()
      if (images === null) {
        setProblems({ pictures: messages.pictureMissing })
        return null
      }
      const items = [...wanted].map(([order_item_id, qty]) => ({ order_item_id, qty }))
      return { reason, images, refund_items: items }
    })
    if (isSent) onSent()
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-6 rounded-panel border border-line p-6"
      onSubmit={(event) => void submit(event)}
    >
      <Fieldset
        legend={messages.refundItems}
        hint={messages.refundCounted}
        error={problems.quantity}
      >
        <div className="grid gap-2">
          {refundable.map((item) => (
            <RefundItem
              key={item.order_item_id}
              item={item}
              name={nameOf(order, item.order_item_id, locale)}
              qty={wanted.get(item.order_item_id) ?? 0}
              messages={messages}
              onChange={(qty) => want(item.order_item_id, qty)}
            />
          ))}
        </div>
      </Fieldset>
      <Fieldset legend={messages.refundReason} error={problems.reason}>
        {returnReasons.map((each) => (
          <Radio
            key={each.en}
            name="reason"
            value={localize(each, locale)}
            label={localize(each, locale)}
            onChange={() => setWrongSize(each === wrongSize)}
          />
        ))}
        <Radio
          name="reason"
          value=""
          label={messages.otherReason}
          onChange={() => setWrongSize(false)}
        />
      </Fieldset>
      <TextArea
        label={messages.reasonDetails}
        note={messages.optional}
        hint={isWrongSize ? messages.sizeHint : messages.reasonDetailsHint}
        name="details"
        rows={4}
        maxLength={900}
      />
      <PicturesField
        name="refund-pictures"
        label={messages.refundPictures}
        pictures={pictures}
        messages={messages}
        error={problems.pictures ?? null}
      />
      <p className="text-12 text-ink-2">{messages.refundChecks}</p>
      <FormFoot {...{ words: messages, isBusy, error, onClose }} send={messages.sendRefund} />
    </form>
  )
}

interface RefundItemProps {
  item: RefundRequests['refundable']['items'][number]
  name: string
  /** Zero: not to be refunded. */
  qty: number
  messages: AftersalesMessages
  onChange: (qty: number) => void
}

function RefundItem({ item, name, qty, messages, onChange }: RefundItemProps) {
  const { cart } = useLazyMessages()
  const locale = useLocale()
  const worth = worthText(item, cart, locale)
  return (
    <div className="grid gap-2">
      <Checkbox
        name="piece"
        label={name}
        end={messages.itemWorth(worth, item.qty)}
        checked={qty > 0}
        onChange={(event) => onChange(event.target.checked ? item.qty : 0)}
      />
      {qty > 0 && item.qty > 1 ? (
        <div className="ps-8">
          <Stepper
            label={messages.quantityOf(name)}
            decreaseLabel={messages.oneLess(name)}
            increaseLabel={messages.oneMore(name)}
            defaultValue={qty}
            max={item.qty}
            onChange={onChange}
          />
        </div>
      ) : null}
    </div>
  )
}

function nameOf(order: Order, itemId: string, locale: Locale): string {
  const item = order.items.find(({ _id: id }) => id === itemId)
  if (!item) return ''
  return joinName([item.product_title, item.product_variant_title], locale)
}

function focusOn(field: RadioNodeList | Element | null): void {
  const first = field instanceof RadioNodeList ? field[0] : field
  if (first instanceof HTMLElement) first.focus()
}
