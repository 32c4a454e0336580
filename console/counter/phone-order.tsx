import { useWatch } from 'react-hook-form'
import { shownLocale } from '#domain/languages.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Form } from '../parts/form.tsx'
import { showMoney } from '../language/show.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import { useMe } from '../api/me.ts'
import { stockCalls } from '../stock/stock-types.ts'
import { bodyOfBasket } from './basket.ts'
import { BasketCard, useQuote } from './basket-card.tsx'
import { counterMessages } from './messages.ts'
import { PhoneContact } from './phone-contact.tsx'
import { PhoneDelivery } from './phone-delivery.tsx'
import { emptyPhoneOrder, phoneShape } from './phone-shape.ts'
import { SaleSums } from './sale-sums.tsx'
import { clearBasket, useBasket } from './use-basket.ts'
import type { Shop } from './use-shop.ts'

interface PhoneOrderProps {
  shop: NonNullable<Shop>
  onTaken: (order: StaffAnswer<'POST /counter/phone-orders'>, email: string) => void
}

/** Items, who and where, how to pay; the price follows every change. */
export function PhoneOrder({ shop, onTaken }: PhoneOrderProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const { languages } = useMe()
  const basket = useBasket()
  const write = useWrite('POST /counter/phone-orders', {
    changes: [...stockCalls, 'GET /orders', 'GET /try-on-holds', 'GET /today'],
  })
  const { form, submit } = useContractForm({
    shape: phoneShape,
    defaults: emptyPhoneOrder(shownLocale(languages, language)),
    async save(typed) {
      const total = quote?.cart.calculations.price.total ?? ''
      const order = { ...bodyOfBasket(basket, shop._id), ...typed, expected_total: total }
      const taken = await write.mutateAsync({ body: order })
      clearBasket()
      // The form is clean only after this, and a clean form does not ask.
      setTimeout(() => onTaken(taken, typed.delivery_details.email))
    },
  })
  const info = useWatch({ control: form.control, name: 'delivery_info' })
  const isPlaced = info.method === 'PICKUP' ? Boolean(info.warehouse_id) : Boolean(info.courier_id)
  const body = { ...bodyOfBasket(basket, shop._id), delivery_info: info }
  const quoted = useQuote(body)
  const { quote } = quoted
  const price = quote?.cart.calculations
  return (
    <div className="split counter">
      <BasketCard basket={basket} shop={shop} quoted={quoted} />
      <section className="card counter-sums" aria-label={texts.sums}>
        <SaleSums basket={basket} quote={quote} />
        {isPlaced && price ? (
          <div className="counter-row">
            <span>{texts.delivery}</span>
            <span className="tabular-nums">{showMoney(price.shipping_fee)}</span>
          </div>
        ) : null}
        <output className="counter-total" aria-live="polite">
          <span>{texts.total}</span>
          <strong>{showMoney(price?.price.total ?? '0.00')}</strong>
        </output>
      </section>
      <section className="card">
        <Form form={form} submit={submit} saveLabel={texts.takeOrder}>
          <PhoneContact form={form} customer={basket.customer} />
          <PhoneDelivery form={form} />
        </Form>
      </section>
    </div>
  )
}
