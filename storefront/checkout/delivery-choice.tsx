import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { BoundSelect, fieldId, useProblem } from '../address/bound-input.tsx'
import { FormSection } from '../address/form-section.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { DeliveryOption } from './options.ts'
import type { Checkout } from './use-checkout.ts'
import { WhenAndWhere } from './when-and-where.tsx'

export function DeliveryChoice({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const { all, isLoading, isFailed, retry } = form.deliveries
  const error = useProblem({ form, field: 'delivery' })
  const hasCourier = all.some(({ method }) => method === 'DELIVERY')
  return (
    <FormSection id="delivery" title={checkout.delivery}>
      <Country form={form} />
      {isFailed ? (
        <RetryNotice retryLabel={checkout.tryAgain} onRetry={retry}>
          {checkout.couriersFailed}
        </RetryNotice>
      ) : null}
      {isLoading ? (
        <Loading label={checkout.delivery}>
          <Skeleton lines={3} />
        </Loading>
      ) : null}
      {!isLoading && !isFailed && !hasCourier ? (
        <Notice tone="info">{checkout.noCouriers}</Notice>
      ) : null}
      <Fieldset legend={checkout.deliveryMethod} legendHidden error={error}>
        {all.map((option, at) => (
          <DeliveryCard key={option.id} form={form} option={option} isFirst={at === 0} />
        ))}
      </Fieldset>
    </FormSection>
  )
}

interface DeliveryCardProps {
  form: Checkout
  option: DeliveryOption
  isFirst: boolean
}

function DeliveryCard({ form, option, isFirst }: DeliveryCardProps) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  const fee = form.quotes.get(option.id)?.calculations.shipping_fee
  const isFree = option.method === 'PICKUP' || (fee !== undefined && amountCents(fee) === 0)
  const price = isFree ? checkout.free : fee && priceText(fee, locale)
  return (
    <RadioCard
      {...(isFirst && { id: fieldId('delivery') })}
      name="delivery"
      value={option.id}
      icon={option.method === 'PICKUP' ? 'store' : option.isPoint ? 'parcel' : 'truck'}
      title={option.method === 'PICKUP' ? checkout.pickUpAt(option.title) : option.title}
      end={price ?? ' '}
      checked={form.chosen.delivery?.id === option.id}
      onChange={() => form.set('delivery', option.id)}
      detail={<WhenAndWhere form={form} option={option} />}
    />
  )
}

/** Most orders stay in Hong Kong, so the choice is collapsed to one line. */
function Country({ form }: { form: Checkout }) {
  const { checkout } = useLazyMessages()
  const [isOpen, setOpen] = useState(false)
  const { countries } = form.options
  const { draft, set } = form
  const country = countries.find(({ code }) => code === draft.country)

  function move(code: string) {
    const next = countries.find((each) => each.code === code)
    set('district', '')
    set('region', '')
    if (next && draft.phone === '') set('areaCode', next.areaCode)
  }

  if (!isOpen && draft.country === 'HK') {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3">
        {checkout.deliveringTo(country?.title ?? '')}
        <Button kind="link" onClick={() => setOpen(true)}>
          {checkout.changeCountry}
        </Button>
      </p>
    )
  }
  return (
    <BoundSelect
      form={form}
      field="country"
      label={checkout.country}
      autoComplete="country"
      {...(isOpen && { ref: takeFocus })}
      options={countries.map(({ code, title }) => ({ value: code, label: title }))}
      onChange={(event) => move(event.target.value)}
    />
  )
}
