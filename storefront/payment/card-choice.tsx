import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { errorText } from '../forms/error-text.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { anotherCard, cardInUse, monthOf, removeCard, type SavedCard } from './saved-cards.ts'

interface CardChoiceProps {
  cards: readonly SavedCard[]
  choice: string
  onChoose: (choice: string) => void
}

export function CardChoice({ cards, choice, onChoose }: CardChoiceProps) {
  const messages = useMessages()
  const { paying: text } = useLazyMessages()
  const locale = useLocale()
  const [asked, setAsked] = useState<SavedCard | null>(null)
  const [error, setError] = useState<string | null>(null)
  const used = cardInUse(cards, choice)
  const nameOf = (card: SavedCard) => text.cardName(card.brand, card.last4)

  async function remove(card: SavedCard) {
    setError(null)
    try {
      await removeCard(locale, card._id)
    } catch (error) {
      setError(`${text.notRemoved} ${errorText(error, messages)}`)
    }
  }

  if (cards.length === 0) return null
  return (
    <div className="grid gap-3">
      <Fieldset legend={text.whichCard}>
        {cards.map((card) => (
          <div key={card._id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <RadioCard
              name="saved-card"
              value={card._id}
              title={nameOf(card)}
              detail={(card.is_expired ? text.cardExpired : text.cardExpires)(monthOf(card))}
              disabled={card.is_expired}
              checked={used?._id === card._id}
              onChange={() => onChoose(card._id)}
            />
            <Button
              kind="link"
              aria-label={text.removeOf(nameOf(card))}
              onClick={() => setAsked(card)}
            >
              {text.remove}
            </Button>
          </div>
        ))}
        <RadioCard
          name="saved-card"
          value={anotherCard}
          title={text.anotherCard}
          detail={text.anotherCardHint}
          checked={used === null}
          onChange={() => onChoose(anotherCard)}
        />
      </Fieldset>
      <div aria-live="polite">{error ? <Notice tone="error">{error}</Notice> : null}</div>
      <ConfirmDialog
        id="remove-card"
        open={asked !== null}
        title={text.removeTitle}
        yes={text.removeYes}
        no={text.removeNo}
        onYes={() => {
          if (asked) void remove(asked)
        }}
        onClose={() => setAsked(null)}
      >
        {asked ? text.removeText(nameOf(asked)) : ''}
      </ConfirmDialog>
    </div>
  )
}
