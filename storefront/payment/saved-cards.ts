import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#contract/client.ts'
import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { cardsKey } from '../account/own-data.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { useStanding } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'

type CardList = Answer<'GET /credit-cards/all'>
export type SavedCard = CardList['data'][number]

/** What is chosen instead of a saved card. */
export const anotherCard = 'another'

/** A member's cards, the default one first; a visitor has none, and neither has who cannot load them. */
export function useSavedCards(isWanted = true): readonly SavedCard[] {
  const locale = useLocale()
  const isMember = useStanding() === 'registered'
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

/** The card that is charged: the one chosen, else the first that works; null: a new one. */
export function cardInUse(cards: readonly SavedCard[], choice: string): SavedCard | null {
  if (choice === anotherCard) return null
  const usable = cards.filter((card) => !card.is_expired)
  return usable.find(({ _id: id }) => id === choice) ?? usable[0] ?? null
}

/** Gone at once (spec §4); fetched again when that failed, and the error raised. */
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

/** As on the card: 08/29. */
export function monthOf({ exp_month: month, exp_year: year }: SavedCard): string {
  return `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
}
