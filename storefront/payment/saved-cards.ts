import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { cardsKey } from '../account/own-data.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'

type CardList = Answer<'GET /credit-cards/all'>
export type SavedCard = CardList['data'][number]

export const anotherCard = 'another'

/** A member's cards, default first; empty for visitors and if loading fails. */
export function useSavedCards(isWanted = true): readonly SavedCard[] {
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  const { data } = useQuery(
    {
      queryKey: cardsKey,
      queryFn: () => personalApi(locale)('GET /credit-cards/all'),
      enabled: isMember && isWanted,
    },
    queryClient(),
  )
  return isMember && isWanted ? (data?.data ?? []) : []
}

/** The card to charge: the chosen one, else the first that has not expired; null for a new card. */
export function cardInUse(cards: readonly SavedCard[], choice: string): SavedCard | null {
  if (choice === anotherCard) return null
  const usable = cards.filter((card) => !card.is_expired)
  return usable.find(({ _id: id }) => id === choice) ?? usable[0] ?? null
}

/** Optimistic (spec §4); on failure refetches and rethrows. */
export async function removeCard(locale: Locale, id: string): Promise<void> {
  const client = queryClient()
  await client.cancelQueries({ queryKey: cardsKey })
  client.setQueryData<CardList>(cardsKey, (list) => list && without(list, id))
  try {
    await personalApi(locale)('PUT /credit-cards/{card_id}/delete', {
      params: { card_id: id },
      idempotencyKey: randomText(24),
    })
  } finally {
    void client.invalidateQueries({ queryKey: cardsKey })
  }
}

function without(list: CardList, id: string): CardList {
  const data = list.data.filter((card) => card._id !== id)
  return { ...list, data, total: data.length }
}

/** MM/YY, as printed on the card. */
export function monthOf({ exp_month: month, exp_year: year }: SavedCard): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
}
