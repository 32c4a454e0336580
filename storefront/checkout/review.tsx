import { useState, type ReactNode } from 'react'
import { formatAddress } from '#domain/address.ts'
import { formatPhone, nationalNumber } from '#domain/contact.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { fieldId } from '../address/bound-input.tsx'
import { FormSection } from '../address/form-section.tsx'
import { readSelection } from '../cart/cart-selection.ts'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { legalPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { CheckoutErrorNotice } from './checkout-error.tsx'
import { isOrderable } from './order-obstacles.ts'
import type { Checkout } from './use-checkout.ts'

export function Review({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { cart } = form
  const canOrder = cart === undefined || isOrderable(cart, readSelection())
  const total = cart ? priceText(cart.calculations.price.total, locale) : ''
  return (
    <FormSection id="review" title={checkout.review}>
      <ReviewedDetails form={form} />
      <NoteField form={form} />
      <CheckoutErrorNotice form={form} />
      <Button type="submit" wide busy={form.isBusy} aria-describedby="place-terms">
        {form.isBusy ? checkout.placing : canOrder ? checkout.place(total) : checkout.placeOrder}
      </Button>
      <p id="place-terms" className="text-12 text-ink-2">
        {checkout.terms}{' '}
        <Link className="link" href={path(legalPath('terms-and-conditions'))}>
          {checkout.termsLink}
        </Link>
        {locale === 'en' ? '.' : '。'}
      </p>
    </FormSection>
  )
}

function ReviewedDetails({ form }: { form: Checkout }) {
  const { checkout, paying } = useLazyMessages()
  const locale = useLocale()
  const { draft, chosen, card } = form
  const { delivery, payment } = chosen
  const number = nationalNumber(draft.areaCode, draft.phone)
  const phone = number === null ? draft.phone : formatPhone(draft.areaCode, number)
  const contact = [draft.name, draft.email, phone].filter((part) => part.trim() !== '')
  const isPickup = delivery?.method === 'PICKUP'
  const address = isPickup
    ? delivery.address
    : formatAddress({ ...draft, pointCode: delivery?.isPoint ? draft.pointCode : '' }, locale)
  const hasPlace = isPickup || draft.street + draft.building + draft.pointCode !== ''
  return (
    <dl className="facts">
      <Reviewed term={checkout.reviewContact} section="contact">
        {contact.join(' · ')}
      </Reviewed>
      <Reviewed term={checkout.reviewDelivery} section="delivery">
        {delivery ? (isPickup ? checkout.pickUpAt(delivery.title) : delivery.title) : ''}
      </Reviewed>
      <Reviewed term={checkout.reviewAddress} section={isPickup ? 'delivery' : 'address'}>
        {hasPlace ? address : ''}
      </Reviewed>
      <Reviewed term={checkout.reviewPayment} section="payment">
        {[payment?.title ?? '', ...(card ? [paying.cardName(card.brand, card.last4)] : [])].join(
          ' · ',
        )}
      </Reviewed>
    </dl>
  )
}

interface ReviewedProps {
  term: string
  section: string
  children: string
}

function Reviewed({ term, section, children }: ReviewedProps): ReactNode {
  const { checkout } = useLazyMessages()
  return (
    <div className="py-3!">
      <dt>{term}</dt>
      <dd className="flex items-baseline justify-between gap-4">
        <span className={children ? '' : 'text-ink-2'}>{children || checkout.notYet}</span>
        <a
          className="link -my-3 flex min-h-11 shrink-0 items-center"
          href={`#${section}`}
          aria-label={checkout.editOf(term)}
        >
          {checkout.edit}
        </a>
      </dd>
    </div>
  )
}

function NoteField({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && form.draft.note === '') {
    return (
      <p>
        <Button kind="link" onClick={() => setOpen(true)}>
          {checkout.noteOpen}
        </Button>
      </p>
    )
  }
  return (
    <TextArea
      id={fieldId('note')}
      name="note"
      label={checkout.note}
      note={checkout.optional}
      value={form.draft.note}
      maxLength={500}
      {...(isOpen && { ref: takeFocus })}
      onChange={(event) => form.set('note', event.target.value)}
    />
  )
}
