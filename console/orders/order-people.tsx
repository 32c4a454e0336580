import { useState } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useReaderLocale } from '../api/me.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Breakable } from '../parts/breakable.tsx'
import { CopyIcon } from '../parts/copy-icon.tsx'
import { customerText } from '../parts/customer-text.ts'
import { IfMay } from '../parts/if-may.tsx'
import { LetterDialog } from '../parts/letter-dialog.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import type { StaffOrder } from './order-state.tsx'
import { ParcelCorrection } from './parcel-correction.tsx'
import { RecipientEdit } from './recipient-edit.tsx'
import { orderMessages, writeMessages } from './messages.ts'

/** Who ordered, where it goes, and what has left. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  const { recipient, note } = order.delivery
  const kind = kindOf(order, texts)
  return (
    <>
      <section className="card">
        <div className="card-head">
          <h2>{texts.customer}</h2>
          <IfMay permission="orders:manage">
            <RecipientEdit order={order} />
          </IfMay>
        </div>
        <p className="font-medium">
          {order.account ? (
            <PlaceLink className="link" to={`/customers/${order.account._id}`}>
              {recipient.name || texts.nobody}
            </PlaceLink>
          ) : (
            recipient.name || texts.nobody
          )}
        </p>
        <p className="text-ink-2">
          {kind === null ? null : `${kind} · `}
          {texts.language[order.locale === 'zh' || order.locale === 'cn' ? order.locale : 'en']}
        </p>
        {recipient.email ? (
          <p className="contact-line">
            <a className="link" href={`mailto:${recipient.email}`}>
              <Breakable>{recipient.email}</Breakable>
            </a>
            <CopyIcon text={recipient.email} label={texts.copy.email} />
          </p>
        ) : null}
        {recipient.phone ? (
          <p className="contact-line">
            <a className="link" href={`tel:+${recipient.area_code}${recipient.phone}`}>
              +{recipient.area_code} {recipient.phone}
            </a>
            <CopyIcon
              text={`+${recipient.area_code} ${recipient.phone}`}
              label={texts.copy.phone}
            />
          </p>
        ) : null}
        <IfMay permission="orders:manage">
          <WriteToCustomer order={order} />
        </IfMay>
        {note ? (
          <>
            <h2 className="mt-4 font-medium">{texts.customerNote}</h2>
            <p className="whitespace-pre-line">{note}</p>
          </>
        ) : null}
      </section>
      <OrderDelivery order={order} />
    </>
  )
}

/** Null for an order that staff took without an account. */
function kindOf(order: StaffOrder, texts: (typeof orderMessages)['en']): string | null {
  if (order.account === null) return order.taken_by === null ? texts.erased : null
  return order.account?.type === 'REGISTERED' ? texts.registered : texts.guest
}

function OrderDelivery({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  const language = useLanguage()
  const { courier, pickup, recipient } = order.delivery
  const address = recipient.address_text
  return (
    <section className="card">
      <h2>{pickup ? texts.collectAt : texts.deliveryTitle}</h2>
      {pickup ? <p>{localize(pickup.title, language)}</p> : null}
      {courier ? <p className="text-ink-2">{localize(courier, language)}</p> : null}
      {address && !pickup ? <p>{localize(address, language)}</p> : null}
      {order.fulfilment.shipments.map((parcel) => (
        <div key={parcel._id} className="mt-3 flex items-start justify-between gap-3">
          <p className="min-w-0">
            {parcel.tracking_url ? (
              <a className="link" href={parcel.tracking_url} target="_blank" rel="noreferrer">
                {parcel.tracking_number}
              </a>
            ) : (
              (parcel.tracking_number ?? texts.noTracking)
            )}
            {parcel.tracking_number ? (
              <CopyIcon text={parcel.tracking_number} label={texts.copy.tracking} />
            ) : null}
            <br />
            <small className="text-ink-2">
              {localize(parcel.courier, language)} · {showTime(parcel.shipped_at)}
            </small>
          </p>
          <div className="flex-none">
            <IfMay permission="orders:manage">
              <ParcelCorrection order={order} parcel={parcel} />
            </IfMay>
          </div>
        </div>
      ))}
    </section>
  )
}

/** An email from the shop, or a text for a chat, in the customer's language. */
function WriteToCustomer({ order }: { order: StaffOrder }) {
  const texts = useMessages(writeMessages)
  const [isOpen, setOpen] = useState(false)
  const { email, phone } = order.delivery.recipient
  if (!email && !phone) return null
  return (
    <>
      <Button kind="ghost" small icon="mail" className="mt-3" onClick={() => setOpen(true)}>
        {texts.write}
      </Button>
      {isOpen ? <OrderLetter order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function OrderLetter({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useMessages(writeMessages)
  const { email, area_code, phone } = order.delivery.recipient
  const locale = useReaderLocale()(order.locale)
  const write = useWrite('POST /orders/{id}/emails', {
    changes: ['GET /orders/{id}', 'GET /orders/{id}/messages'],
  })
  return (
    <LetterDialog
      id="write-to-customer"
      title={texts.title(order.reference)}
      reader={{ locale, email, area_code, phone }}
      start={customerText({ ...order, locale })}
      about={email === '' ? texts.noEmail : texts.to(email)}
      send={(body) => write.mutateAsync({ params: { id: order._id }, body })}
      onClose={onClose}
    />
  )
}
