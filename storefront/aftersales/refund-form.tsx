import { useState, type FormEvent } from 'react'
import { say } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { typedText } from '../forms/typed-text.ts'
import { useSending } from '../forms/use-sending.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesWords } from '../messages/en/aftersales.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { sendRefundAsk, type RefundAsk, type RefundRequests } from './aftersales-query.ts'
import { FormFoot } from './form-foot.tsx'
import { PicturesField } from './pictures-field.tsx'
import { usePictures } from './use-pictures.ts'
import { worthText } from './worth-text.ts'

interface RefundFormProps {
  order: Order
  handle: OrderHandle
  refundable: RefundRequests['refundable']['items']
  words: AftersalesWords
  onSent: () => void
  onClose: () => void
}

interface Problems {
  pieces?: string
  reason?: string
  pictures?: string
}

/** Asks for items, reason and pictures; the server computes the amount. */
export function RefundForm(props: RefundFormProps) {
  const { order, handle, refundable, words, onSent, onClose } = props
  const locale = useLocale()
  const pictures = usePictures()
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, trouble, send } = useSending<RefundAsk>((content, idempotencyKey) =>
    sendRefundAsk({ locale, handle, content, idempotencyKey }),
  )

  function want(id: string, qty: number) {
    const others = [...wanted].filter(([each]) => each !== id)
    setProblems({})
    setWanted(new Map(qty > 0 ? [...others, [id, qty]] : others))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const reason = typedText(new FormData(form), 'reason')
    const found = {
      ...(wanted.size === 0 && { pieces: words.needPiece }),
      ...(reason === '' && { reason: words.needReason }),
    }
    setProblems(found)
    if (found.pieces) return focusOn(form.elements.namedItem('piece'))
    if (found.reason) return focusOn(form.elements.namedItem('reason'))
    const isSent = await send(async () => {
      const images = await pictures.settled()
      if (images === null) {
        setProblems({ pictures: words.pictureMissing })
        return null
      }
      const pieces = [...wanted].map(([order_item_id, qty]) => ({ order_item_id, qty }))
      return { reason, images, refund_items: pieces }
    })
    if (isSent) onSent()
  }

  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-6 border border-line p-4 w577:p-6"
      onSubmit={(event) => void submit(event)}
    >
      <Fieldset legend={words.refundPieces} hint={words.refundCounted} error={problems.pieces}>
        <div className="grid gap-2">
          {refundable.map((piece) => (
            <RefundPiece
              key={piece.order_item_id}
              piece={piece}
              name={nameOf(order, piece.order_item_id, locale)}
              qty={wanted.get(piece.order_item_id) ?? 0}
              words={words}
              onChange={(qty) => want(piece.order_item_id, qty)}
            />
          ))}
        </div>
      </Fieldset>
      <TextArea
        label={words.refundReason}
        name="reason"
        rows={4}
        maxLength={1000}
        required
        error={problems.reason}
      />
      <PicturesField
        name="refund-pictures"
        label={words.refundPictures}
        pictures={pictures}
        words={words}
        error={problems.pictures ?? null}
      />
      <p className="text-12 text-ink-2">{words.refundRules}</p>
      <FormFoot {...{ words, isBusy, trouble, onClose }} send={words.sendRefund} />
    </form>
  )
}

interface RefundPieceProps {
  piece: RefundRequests['refundable']['items'][number]
  name: string
  /** Zero: not to be refunded. */
  qty: number
  words: AftersalesWords
  onChange: (qty: number) => void
}

function RefundPiece({ piece, name, qty, words, onChange }: RefundPieceProps) {
  const { cart } = useLazyMessages()
  const locale = useLocale()
  const worth = worthText(piece, cart, locale)
  return (
    <div className="grid gap-2">
      <Checkbox
        name="piece"
        label={name}
        end={words.pieceWorth(worth, piece.qty)}
        checked={qty > 0}
        onChange={(event) => onChange(event.target.checked ? piece.qty : 0)}
      />
      {qty > 0 && piece.qty > 1 ? (
        <div className="ps-8">
          <Stepper
            label={words.piecesOf(name)}
            decreaseLabel={words.oneLess(name)}
            increaseLabel={words.oneMore(name)}
            defaultValue={qty}
            max={piece.qty}
            onChange={onChange}
          />
        </div>
      ) : null}
    </div>
  )
}

function nameOf(order: Order, itemId: string, locale: Parameters<typeof say>[1]): string {
  const item = order.items.find(({ _id: id }) => id === itemId)
  if (!item) return ''
  const parts = [say(item.product_title, locale), say(item.product_variant_title, locale)]
  return parts.filter((part) => part !== '').join(', ')
}

function focusOn(field: RadioNodeList | Element | null): void {
  const first = field instanceof RadioNodeList ? field[0] : field
  if (first instanceof HTMLElement) first.focus()
}
