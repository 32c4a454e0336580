import { useWatch, type UseFormReturn } from 'react-hook-form'
import { shownLocale } from '#domain/languages.ts'
import type { Values } from '#ui/prefill.ts'
import { usePrefill } from '#ui/use-prefill.ts'
import { useMe, useMay } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { SelectField, TextField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { useContractForm } from '../parts/use-contract-form.ts'
import { stockCalls } from '../stock/stock-types.ts'
import { BasketCard, useQuote } from './basket-card.tsx'
import { bodyOfBasket, type Basket } from './basket.ts'
import { counterMessages } from './messages.ts'
import { PhoneDelivery } from './phone-delivery.tsx'
import { emptyPhoneOrder, phoneShape, type PhoneValues } from './phone-shape.ts'
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

interface PhoneContactProps {
  form: UseFormReturn<PhoneValues>
  customer: Basket['customer']
}

/** Who calls; a customer who was chosen fills in what is known. */
function PhoneContact({ form, customer }: PhoneContactProps) {
  const texts = useMessages(counterMessages)
  const parts = useMessages(partMessages)
  const { shown } = useMe().languages
  const may = useMay()
  const known = useCall(
    'GET /customers/{account_id}',
    { params: { account_id: customer?.id ?? '' } },
    { enabled: customer !== null && may('customers:read') },
  ).data
  usePrefill<ContactField>({
    // Nothing of one customer may stay for another, also before the other is known.
    values: known ? contactOf(known) : {},
    wholes: [['area_code', 'phone']],
    fieldOf: (name) => document.getElementsByName(`delivery_details.${name}`)[0],
    fill(values) {
      for (const name of contactFields) {
        const value = values[name]
        if (value === undefined) continue
        const known = value || emptyContact[name]
        form.setValue(`delivery_details.${name}`, known, { shouldDirty: true })
      }
    },
  })
  const names = { en: parts.english, zh: parts.traditional, cn: parts.simplified }
  return (
    <div className="pairs">
      <TextField form={form} name="delivery_details.name" label={texts.name} />
      <TextField form={form} name="delivery_details.email" label={texts.payEmail} type="email" />
      <div className="phone-number">
        <TextField form={form} name="delivery_details.area_code" label={texts.areaCode} />
        <TextField form={form} name="delivery_details.phone" label={texts.phone} type="tel" />
      </div>
      <SelectField
        form={form}
        name="locale"
        label={texts.language}
        options={shown.map((value) => ({ value, label: names[value] }))}
      />
    </div>
  )
}

const emptyContact = emptyPhoneOrder('en').delivery_details
const contactFields = ['name', 'email', 'area_code', 'phone'] as const
type ContactField = (typeof contactFields)[number]

function contactOf(person: StaffAnswer<'GET /customers/{account_id}'>): Values<ContactField> {
  return {
    name: person.recipient?.name ?? person.username ?? '',
    email: person.email ?? '',
    area_code: person.phone ? (person.area_code ?? '') : '',
    phone: person.phone ?? '',
  }
}
