import { useState } from 'react'
import { arrivalOf, leavesOn } from '#domain/arrival.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { dayRange } from '#domain/day-range.ts'
import { suppliesOf } from '../cart/line-supply.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import type { DeliveryOption, PickupOption } from './options.ts'
import type { Checkout } from './use-checkout.ts'

interface WhenAndWhereProps {
  form: Checkout
  option: DeliveryOption
}

export function WhenAndWhere({ form, option }: WhenAndWhereProps) {
  const { checkout } = useLazyMessages()
  const locale = useLocale()
  // Only in the browser: a cached page would show past dates.
  const isInBrowser = useInBrowser()
  const [today] = useState(() => hongKongDay(new Date()))
  const { holidays, resumesOn } = form.options
  const leaves =
    form.cart && isInBrowser ? leavesOn(suppliesOf(form.cart), today, resumesOn) : undefined
  if (option.method === 'PICKUP') {
    return (
      <>
        <span className="block min-h-[1lh]">
          {leaves === undefined ? null : readyWords(form, { leaves, today, option, checkout })}
        </span>
        <span className="block text-12">
          {option.address} · {option.hours}
        </span>
      </>
    )
  }
  const due = leaves && arrivalOf(leaves, { ...option.days, holidays })
  return (
    <>
      <span className="block min-h-[1lh]">
        {due ? checkout.arrives(dayRange(due.from, due.to, locale)) : null}
        {leaves === null ? checkout.sentLater : null}
      </span>
      <span className="block text-12">{option.description}</span>
    </>
  )
}

interface PickupTime {
  leaves: string | null
  today: string
  option: PickupOption
  checkout: LazyMessageSet['checkout']
}

function readyWords(
  { options: { payments } }: Checkout,
  { leaves, today, option: { readyHours }, checkout }: PickupTime,
): string {
  if (leaves === null) return checkout.readyLater
  if (leaves !== today) return checkout.readyFrom(formatDay(leaves))
  const mayPayThere = payments.some(({ slug }) => slug === 'cash')
  return checkout.readyIn(readyHours, mayPayThere)
}
