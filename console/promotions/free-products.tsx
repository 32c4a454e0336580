import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { promotionMessages } from './messages.ts'

interface Question {
  products: number
  answer: (isMeant: boolean) => void
}

/** Asks before an offer that makes products free is saved. Its `dialog` stands next to the form. */
export function useFreeProductsQuestion() {
  const texts = useMessages(promotionMessages)
  const [question, setQuestion] = useState<Question | null>(null)

  function close(isMeant: boolean) {
    question?.answer(isMeant)
    setQuestion(null)
  }

  /** Saves once more, confirmed, if the shop refuses and it is meant. */
  async function saveMeant<Answer>(save: (confirms: boolean) => Promise<Answer>): Promise<Answer> {
    try {
      return await save(false)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'free_products') throw error
      const products = Number(error.details['products'])
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ products, answer }))
      if (!isMeant) throw error
      return save(true)
    }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={question !== null}
      title={texts.makesFree(question?.products ?? 0)}
      action={texts.saveFree}
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    >
      <p>{texts.makesFreeLead}</p>
    </ConfirmDialog>
  )
  return { saveMeant, dialog }
}
