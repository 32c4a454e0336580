import { useQuery } from '@tanstack/react-query'
import { findDistrict } from '#domain/address.ts'
import type { Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import type { Draft } from '../address/draft.ts'
import { fetchLastRecipient, type LastRecipient } from '../address/last-recipient.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { userQuery, type User } from '../session/user-query.ts'

export type Recipient = Answer<'GET /profiles/delivery-recipient'>['delivery_recipient']

interface KnownDetails {
  details: Partial<Draft>
  saved: Recipient
}

/**
 * What the account knows: details to fill in, and the saved recipient. Undefined for visitors, and
 * until it is known. If that cannot be loaded, the customer types it.
 */
export function useKnownDetails(): KnownDetails | undefined {
  const locale = useLocale()
  const isCustomer = useAuthStatus() === 'registered'
  const { data } = useQuery(
    { queryKey: ['known-details'], queryFn: () => fetchKnown(locale), enabled: isCustomer },
    queryClient(),
  )
  return isCustomer ? data : undefined
}

async function fetchKnown(locale: Locale): Promise<KnownDetails> {
  const [user, { delivery_recipient: saved }] = await Promise.all([
    queryClient().ensureQueryData(userQuery(locale)),
    personalApi(locale)('GET /profiles/delivery-recipient'),
  ])
  const last = isComplete(saved) ? null : await fetchLastRecipient(locale)
  return { details: detailsOf(user.info.user, saved, last), saved }
}

type Account = Pick<User['info']['user'], 'username' | 'email' | 'area_code' | 'phone'>

/** Saved addresses have no country: a known district means Hong Kong. */
function isComplete(saved: Recipient): boolean {
  return findDistrict(saved?.address?.district ?? '') !== undefined
}

/** `last`: the last order's recipient, for what is not saved. */
export function detailsOf(
  account: Account,
  saved: Recipient,
  last: LastRecipient | null = null,
): Partial<Draft> {
  const called = saved ?? last ?? account
  return {
    name: saved?.name ?? last?.name ?? account.username ?? '',
    email: account.email ?? '',
    ...(called.phone && { areaCode: called.area_code ?? '852', phone: called.phone }),
    ...(isComplete(saved) ? placeOf(saved, 'HK') : placeOf(last, last?.country ?? 'HK')),
  }
}

function placeOf(
  recipient: Pick<LastRecipient, 'address'> | null,
  country: string,
): Partial<Draft> {
  const { address } = recipient ?? { address: null }
  if (!address || (country === 'HK' && !findDistrict(address.district))) return {}
  return {
    ...(country !== 'HK' && { country, region: address.region }),
    district: address.district,
    street: address.street,
    building: address.building,
    unit: address.unit,
    pointCode: address.point_code,
  }
}
