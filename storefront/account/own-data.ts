import type { Answer } from '#contract/client.ts'
import { fetchLastRecipient, type LastRecipient } from '../address/last-recipient.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useOwn, type Own } from './use-own.ts'

export type Details = Answer<'GET /profiles/account'>
export type Recipient = Answer<'GET /profiles/delivery-recipient'>
export type Settings = Answer<'GET /notification-settings/details'>
export type MembershipStatus = Answer<'GET /profiles/membership/status'>
export type CardList = Answer<'GET /credit-cards/all'>
export type Voucher = Answer<'GET /vouchers/all'>['data'][number]
export type DiscountCode = Answer<'GET /redeemed-vouchers/all'>['data'][number]

export const detailsKey = ['account', 'details'] as const
export const recipientKey = ['account', 'recipient'] as const
export const settingsKey = ['account', 'settings'] as const
export const cardsKey = ['account', 'cards'] as const
/** Prefix of everything that redeeming a voucher changes. */
export const pointsKey = ['account', 'points'] as const
export const codesKey = ['account', 'codes'] as const

export function useDetails(isSignedIn = true): Own<Details> {
  return useOwn(detailsKey, (api) => api('GET /profiles/account'), isSignedIn)
}

export function useRecipient(): Own<Recipient> {
  return useOwn(recipientKey, (api) => api('GET /profiles/delivery-recipient'))
}

/** Asked only where no address is saved. */
export function useLastRecipient(isWanted: boolean): Own<LastRecipient | null> {
  const locale = useLocale()
  return useOwn([...recipientKey, 'last'], () => fetchLastRecipient(locale), isWanted)
}

export function useMembership(): Own<MembershipStatus> {
  return useOwn([...pointsKey, 'status'], (api) => api('GET /profiles/membership/status'))
}

/** Removes the cached details that pre-fill the checkout, so that they are refetched. */
export function forgetKnownDetails(): void {
  for (const queryKey of [['user'], ['known-details']]) queryClient().removeQueries({ queryKey })
}
