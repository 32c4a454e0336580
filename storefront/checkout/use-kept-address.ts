import { useState } from 'react'
import { randomText } from '#domain/ids.ts'
import { showToast } from '#ui/toasts.ts'
import { forgetKnownDetails, recipientKey } from '../account/own-data.ts'
import type { Draft } from '../address/draft.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'
import type { DeliveryOption } from './options.ts'
import { recipientOf } from './order-body.ts'
import type { Recipient } from './use-known-details.ts'

export interface KeptAddress {
  /** A member may keep this address. */
  isOffered: boolean
  /** Another one is saved, which it would replace. */
  isOther: boolean
  isTicked: boolean
  tick: (isTicked: boolean) => void
  /** Saves the address if that was asked for; the order is placed already. */
  keep: () => Promise<void>
}

/** Ticked where nothing is saved yet; a saved address is replaced only if the member ticks it. */
export function useKeptAddress(
  saved: Recipient | undefined,
  draft: Draft,
  delivery: DeliveryOption | undefined,
): KeptAddress {
  const locale = useLocale()
  const { checkout } = useLazyMessages()
  const [choice, setChoice] = useState<boolean | null>(null)
  const typed = delivery && keptRecipient(draft, delivery)
  const isOther = Boolean(saved?.address)
  const isOffered = saved !== undefined && Boolean(typed) && !isSame(saved, typed)
  const isTicked = choice ?? !isOther

  async function keep(): Promise<void> {
    if (isOffered && isTicked && typed) {
      const body = { delivery_recipient: typed }
      const idempotencyKey = randomText(24)
      // The order stands without it.
      await personalApi(locale)('PUT /profiles/delivery-recipient', { body, idempotencyKey }).catch(
        () => showToast(checkout.addressNotKept, { tone: 'error', milliseconds: 6000 }),
      )
      queryClient().removeQueries({ queryKey: recipientKey })
    }
    // The next checkout is filled from the latest order.
    if (saved !== undefined) forgetKnownDetails()
  }

  return { isOffered, isOther, isTicked, tick: setChoice, keep }
}

/** A saved address has no country, so one abroad is filled in from the last order instead. */
function keptRecipient(draft: Draft, delivery: DeliveryOption) {
  const { address, ...person } = recipientOf(draft, delivery)
  return address && draft.country === 'HK' ? { ...person, address } : undefined
}

type Person = NonNullable<Recipient>

function isSame(saved: Recipient, typed: Person | undefined): boolean {
  return saved !== null && typed !== undefined && textOf(saved) === textOf(typed)
}

function textOf({ name, area_code: areaCode, phone, address }: Person): string {
  const { unit, building, street, district, region, point_code: point } = { ...noPlace, ...address }
  return [name, areaCode, phone, unit, building, street, district, region, point].join('\n')
}

const noPlace = { unit: '', building: '', street: '', district: '', region: '', point_code: '' }
