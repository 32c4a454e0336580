import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { DomainError } from '#domain/errors.ts'
import type { LowPrice } from '#domain/pricing/low-price.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { priceMessages } from './price-messages.ts'

interface Question {
  prices: readonly LowPrice[]
  answer: (isMeant: boolean) => void
}

/** Asks before prices that fall far are saved. Its `dialog` stands next to the form, not inside. */
export function useLowPriceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)

  function ask(prices: readonly LowPrice[]): Promise<boolean> {
    return new Promise((answer) => setQuestion({ prices, answer }))
  }

  function close(isMeant: boolean) {
    question?.answer(isMeant)
    setQuestion(null)
  }

  /** Saves once more, confirmed, if the shop refuses low prices and they are meant. */
  async function saveMeant<Answer>(save: (confirms: boolean) => Promise<Answer>): Promise<Answer> {
    try {
      return await save(false)
    } catch (error) {
      const prices = lowPricesIn(error)
      if (!prices || !(await ask(prices))) throw error
      return save(true)
    }
  }

  return {
    ask,
    saveMeant,
    dialog: question ? <LowPriceDialog prices={question.prices} close={close} /> : null,
  }
}

interface LowPriceDialogProps {
  prices: readonly LowPrice[]
  close: (isMeant: boolean) => void
}

function LowPriceDialog({ prices, close }: LowPriceDialogProps) {
  const texts = useMessages(priceMessages)
  const shown = (amount: string, unit: LowPrice['unit']) =>
    unit === 'money' ? showMoney(amount) : texts.points(amount)
  return (
    <ConfirmDialog
      isOpen
      title={texts.lowTitle}
      action={texts.lowAction}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    >
      <p className="text-ink-2 mb-3">{texts.lowLead(prices.length)}</p>
      <ul className="lines">
        {prices.map(({ sku, unit, before, after }) => (
          <li key={`${sku} ${unit}`}>
            <span className="min-w-0 flex-1 font-medium">{sku}</span>
            <span className="tabular-nums">
              {before === null ? texts.noPrice : <del>{shown(before, unit)}</del>} →{' '}
              <strong>{shown(after, unit)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function lowPricesIn(error: unknown): readonly LowPrice[] | null {
  if (!(error instanceof ApiError) || error.code !== 'low_price') return null
  // The details of this code, as the shop throws them.
  return (error.details as DomainError<'low_price'>['details']).prices
}
