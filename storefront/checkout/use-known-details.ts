import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { findDistrict } from '#domain/address.ts'
import type { Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import type { Draft } from '../address/draft.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { userQuery, type User } from '../session/user-query.ts'

/** Pre-fills what the account knows. If that cannot be loaded, the customer types it. */
export function useKnownDetails(fill: (known: Partial<Draft>) => void): void {
  const locale = useLocale()
  const isCustomer = useAuthStatus() === 'registered'
  const { data } = useQuery(
    { queryKey: ['known-details'], queryFn: () => fetchKnown(locale), enabled: isCustomer },
    queryClient(),
  )
  const fillIn = useEffectEvent(fill)

  // Copied into the draft, where the customer can overwrite it.
  useEffect(() => {
    if (data) fillIn(data)
  }, [data])
}

async function fetchKnown(locale: Locale): Promise<Partial<Draft>> {
  const [user, { delivery_recipient: recipient }] = await Promise.all([
    queryClient().ensureQueryData(userQuery(locale)),
    personalApi(locale)('GET /profiles/delivery-recipient'),
  ])
  return detailsOf(user.info.user, recipient)
}

type Account = Pick<User['info']['user'], 'username' | 'email' | 'area_code' | 'phone'>
type Recipient = Answer<'GET /profiles/delivery-recipient'>['delivery_recipient']

/** Saved addresses have no country: a known district means Hong Kong. */
export function detailsOf(account: Account, recipient: Recipient): Partial<Draft> {
  const called = recipient ?? account
  const { address } = recipient ?? { address: null }
  return {
    name: recipient?.name ?? account.username ?? '',
    email: account.email ?? '',
    ...(called.phone && { areaCode: called.area_code ?? '852', phone: called.phone }),
    ...(address &&
      findDistrict(address.district) && {
        district: address.district,
        street: address.street,
        building: address.building,
        unit: address.unit,
        pointCode: address.point_code,
      }),
  }
}
