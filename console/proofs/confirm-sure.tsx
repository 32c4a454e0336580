import { useState } from 'react'
import { decimalText, centsOf } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

/** All lines whose number and amount fit, at once; absent if there are none. */
export function ConfirmSure({ lines }: { lines: readonly BankLine[] }) {
  const texts = useMessages(bankMessages)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const write = useWrite('PUT /bank-lines/{id}/order', { changes: bankCalls })
  const sure = lines.filter(({ match }) => match?.is_sure)
  if (sure.length === 0) return null

  async function confirmAll() {
    setAsking(false)
    setBusy(true)
    try {
      for (const { _id: id, match } of sure) {
        if (!match?.step) continue
        const body = { order_id: match.order._id, step: match.step, excess: match.excess }
        // One after the other: a refusal stops the rest, and what was done has left the list.
        // oxlint-disable-next-line no-await-in-loop
        await write.mutateAsync({ params: { id }, body })
      }
      showToast(texts.allDone(sure.length))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const sum = sure.reduce((total, { amount }) => total + centsOf(amount), 0)
  return (
    <>
      <Button kind="ghost" small busy={isBusy} onClick={() => setAsking(true)}>
        {texts.allSure(sure.length)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.allTitle(sure.length)}
        action={texts.allSure(sure.length)}
        onConfirm={() => void confirmAll()}
        onClose={() => setAsking(false)}
      >
        {texts.allText(showMoney(decimalText(cents(sum))))}
      </ConfirmDialog>
    </>
  )
}
