import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { AskDialog } from '../forms/ask-dialog.tsx'
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
  const { paying: words } = useLazyMessages()
  const locale = useLocale()
  const [asked, setAsked] = useState<SavedCard | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const used = cardInUse(cards, choice)
  const nameOf = (card: SavedCard) => words.cardName(card.brand, card.last4)

  async function remove(card: SavedCard) {
    setTrouble(null)
    try {
      await removeCard(locale, card._id)
    } catch (error) {
      setTrouble(`${words.notRemoved} ${errorText(error, messages)}`)
    }
  }

  if (cards.length === 0) return null
  return (
    <div className="grid gap-3">
      <Fieldset legend={words.whichCard}>
        {cards.map((card) => (
          <div key={card._id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
            <RadioCard
              name="saved-card"
              value={card._id}
              title={nameOf(card)}
              detail={(card.is_expired ? words.cardExpired : words.cardExpires)(monthOf(card))}
              disabled={card.is_expired}
              checked={used?._id === card._id}
              onChange={() => onChoose(card._id)}
            />
            <Button
              kind="link"
              aria-label={words.removeOf(nameOf(card))}
              onClick={() => setAsked(card)}
            >
              {words.remove}
            </Button>
          </div>
        ))}
        <RadioCard
          name="saved-card"
          value={anotherCard}
          title={words.anotherCard}
          detail={words.anotherCardHint}
          checked={used === null}
          onChange={() => onChoose(anotherCard)}
        />
      </Fieldset>
      <div aria-live="polite">{trouble ? <Notice tone="error">{trouble}</Notice> : null}</div>
      <AskDialog
        id="remove-card"
        open={asked !== null}
        title={words.removeTitle}
        yes={words.removeYes}
        no={words.removeNo}
        onYes={() => {
          if (asked) void remove(asked)
        }}
        onClose={() => setAsked(null)}
      >
        {asked ? words.removeText(nameOf(asked)) : ''}
      </AskDialog>
    </div>
  )
}
