import { useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { ApiError } from '#contract/client.ts'
import { bookReturn } from '#contract/staff/booked-returns.ts'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { IconButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import { pictureForm } from '../api/picture-form.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { PageDialog } from '../parts/page-dialog.tsx'
import { PictureButton } from '../parts/picture-button.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { bookingMessages, returnMessages } from './messages.ts'
import { refundCalls } from './return-views.tsx'

type Returnable = StaffAnswer<'GET /orders/{id}/returnable'>

interface BookReturnProps {
  order: StaffAnswer<'GET /orders/{id}'>
  onClose: () => void
}

/** Books a return for a customer who called or posted a parcel back. */
export function BookReturn({ order, onClose }: BookReturnProps) {
  const texts = useMessages(bookingMessages)
  const returnable = useCall('GET /orders/{id}/returnable', { params: { id: order._id } })
  return (
    <PageDialog id="book-return" onClose={onClose} title={texts.startTitle(order.reference)}>
      <QueryState query={returnable}>
        {(shown) =>
          shown.items.length === 0 ? (
            <p className="text-ink-2">{texts.nothing}</p>
          ) : (
            <BookForm order={order} returnable={shown} onClose={onClose} />
          )
        }
      </QueryState>
    </PageDialog>
  )
}

const reasonOnly = z.object({ reason: bodyOf(bookReturn).shape.reason })

function BookForm({
  order,
  returnable: { items, until, is_late: isLate },
  onClose,
}: BookReturnProps & { returnable: Returnable }) {
  const texts = useMessages(bookingMessages)
  const mayDecide = useMay()('refunds:issue')
  const navigate = useNavigate()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const [pictures, setPictures] = useState<readonly ReturnPicture[]>([])
  const write = useWrite('POST /orders/{id}/refund-requests', {
    changes: [...refundCalls, 'GET /orders/{id}/returnable'],
    onDone({ _id: id }) {
      onClose()
      showToast(texts.booked)
      if (mayDecide) void navigate(`/returns/${id}`)
    },
  })
  const { form, submit } = useContractForm({
    shape: reasonOnly,
    defaults: { reason: '' },
    async save({ reason }) {
      const wanted = [...counts].map(([order_item_id, qty]) => ({ order_item_id, qty }))
      const refundItems = wanted.filter(({ qty }) => qty > 0)
      if (refundItems.length === 0) {
        throw new ApiError(422, { code: 'invalid', message: texts.chooseItems })
      }
      const body = { reason, images: pictures.map(({ id }) => id), refund_items: refundItems }
      await write.mutateAsync({ params: { id: order._id }, body })
    },
  })
  return (
    <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.book}>
      <p className="text-ink-2">{texts.lead}</p>
      {isLate && until ? <Notice tone="warn">{texts.late(formatDay(until))}</Notice> : null}
      <ul>
        {items.map((item) => (
          <ReturnedItem
            key={item.order_item_id}
            item={item}
            onCount={(count) => setCounts(new Map(counts).set(item.order_item_id, count))}
          />
        ))}
      </ul>
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.reasonHint} />
      <ReturnPictures orderId={order._id} pictures={pictures} onChange={setPictures} />
    </Form>
  )
}

interface ReturnedItemProps {
  item: Returnable['items'][number]
  onCount: (count: number) => void
}

function ReturnedItem({ item, onCount }: ReturnedItemProps) {
  const texts = useMessages(bookingMessages)
  const language = useLanguage()
  const title = localize(item.product_title, language)
  const worth = item.points > 0 ? texts.points(item.points) : showMoney(item.amount)
  return (
    <li className="grant">
      <div className="grant-title flex items-center gap-3">
        <Thumbnail url={item.image?.url} />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-ink-2 text-12">
            {item.qty} × {localize(item.product_variant_title, language)} · {item.sku} · {worth}
          </p>
        </div>
      </div>
      <div>
        <p className="text-12">{texts.comesBack}</p>
        <Stepper
          label={texts.countOf(title)}
          decreaseLabel={texts.fewer}
          increaseLabel={texts.more}
          defaultValue={0}
          min={0}
          max={item.qty}
          onChange={onCount}
        />
      </div>
    </li>
  )
}

interface ReturnPicture {
  id: string
  /** Address on this device: what was uploaded is private. */
  preview: string
}

interface ReturnPicturesProps {
  orderId: string
  pictures: readonly ReturnPicture[]
  onChange: (change: (before: readonly ReturnPicture[]) => readonly ReturnPicture[]) => void
}

/** Pictures of what came back, as the customer would send them. */
function ReturnPictures({ orderId, pictures, onChange }: ReturnPicturesProps) {
  const texts = useMessages(bookingMessages)
  const { picture } = useMessages(returnMessages)
  const previews = useRef<string[]>([])
  useEffect(() => () => previews.current.forEach((url) => URL.revokeObjectURL(url)), [])

  async function upload(file: File) {
    const body = await pictureForm(file)
    const { data } = await callStaff('POST /orders/{id}/return-pictures', {
      params: { id: orderId },
      body,
      idempotencyKey: crypto.randomUUID(),
    })
    return data
  }

  function add(id: string, file: File) {
    const preview = URL.createObjectURL(file)
    previews.current.push(preview)
    onChange((before) => [...before, { id, preview }].slice(0, maxPictures))
  }

  return (
    <div>
      {pictures.length > 0 ? (
        <ul className="return-uploads" aria-label={texts.pictures}>
          {pictures.map(({ id, preview }, at) => (
            <li key={id}>
              <img src={preview} alt={picture(at + 1)} />
              <IconButton
                icon="close"
                label={texts.removePicture(at + 1)}
                onClick={() => onChange((before) => before.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length < maxPictures ? (
        <PictureButton
          label={texts.addPictures}
          upload={upload}
          onUpload={({ _id: id }, file) => add(id, file)}
          multiple
        />
      ) : null}
    </div>
  )
}
