import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { localePath, useLocale } from '../../locale.ts'
import { sectionPath } from '../../paths.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { cardsKey, type CardList } from '../own-data.ts'
import { CardSkeleton } from '../skeletons.tsx'
import { FormError } from '../form-error.tsx'
import { useChange } from '../use-change.ts'
import { useOwn } from '../use-own.ts'
import { CardItem } from './card-item.tsx'

type CardChange = { kind: 'default' | 'delete'; id: string }

export function Cards() {
  const { cards: messages } = useAccountMessages()
  const own = useOwn(cardsKey, (api) => api('GET /credit-cards/all'))
  const { outcome, change } = useChange<CardList, CardChange>({
    queryKey: cardsKey,
    optimistic: updateCardsOptimistically,
    // spec §4: the list is refetched afterwards.
    async send(api, { kind, id }, idempotencyKey) {
      const call = { params: { card_id: id }, idempotencyKey }
      if (kind === 'default') await api('PUT /credit-cards/{card_id}/set-default', call)
      else await api('PUT /credit-cards/{card_id}/delete', call)
      return undefined
    },
  })
  return (
    <div className="grid max-w-2xl gap-6">
      <p className="text-ink-2">{messages.intro}</p>
      <output className="text-error">
        {outcome?.isSaved === false ? `${messages.notChanged} ${outcome.text}` : null}
      </output>
      <Loaded own={own} skeleton={<CardSkeleton lines={2} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState drawing="card" action={<AddCard />}>
              {messages.none}
            </EmptyState>
          ) : (
            <div className="grid gap-6">
              <ul className="grid gap-4">
                {data.map((card) => (
                  <CardItem
                    key={card._id}
                    card={card}
                    onDefault={() => void change({ kind: 'default', id: card._id })}
                    onDelete={() => void change({ kind: 'delete', id: card._id })}
                  />
                ))}
              </ul>
              <AddCard />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

/** The number is typed on the payment provider's page, which returns here. */
function AddCard() {
  const { cards: messages } = useAccountMessages()
  const locale = useLocale()
  const [isLeaving, setLeaving] = useState(false)
  const { isBusy, error, send } = useSending<{ success_url: string; cancel_url: string }>(
    async (body, idempotencyKey) => {
      const { return_url: url } = await personalApi(locale)('POST /credit-cards/bind-card', {
        body,
        idempotencyKey,
      })
      setLeaving(true)
      location.assign(url)
    },
  )
  const back = localePath(locale, sectionPath('cards'))
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        icon="plus"
        busy={isBusy || isLeaving}
        onClick={() => void send(async () => ({ success_url: back, cancel_url: back }))}
      >
        {isLeaving ? messages.adding : messages.add}
      </Button>
      <FormError text={error} />
    </div>
  )
}

function updateCardsOptimistically(list: CardList, { kind, id }: CardChange): CardList {
  if (kind === 'default') {
    return { ...list, data: list.data.map((card) => ({ ...card, is_default: card._id === id })) }
  }
  const data = list.data.filter((card) => card._id !== id)
  return { ...list, data, total: data.length }
}
