import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { effectOf, hasExcess, bankCalls, type BankLine, type LineMatch } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

/** The order that a line fits, and what a match does. */
export function MatchBox({ match }: { match: LineMatch }) {
  const texts = useMessages(bankMessages)
  const mayRefund = useMay()('refunds:issue')
  const { order } = match
  return (
    <div className="bank-match">
      <p>
        <Link className="link font-medium" to={`/orders/${order.reference}`}>
          {order.reference}
        </Link>{' '}
        · {order.name} · {showMoney(order.total)} · {order.is_paid ? texts.paid : texts.unpaid}
      </p>
      <p className="text-ink-2">
        {effectOf(match, texts)}
        {hasExcess(match) && !mayRefund ? ` ${texts.mayNot}` : null}
      </p>
    </div>
  )
}

interface MatchButtonProps {
  line: BankLine
  match: LineMatch
  /** Pressed by a key of the list. */
  dataKey?: 'a'
  onDone?: () => void
}

/** A certain match is made at once; anything else asks first, because money that moves stays. */
export function MatchButton({ line, match, dataKey, onDone }: MatchButtonProps) {
  const texts = useMessages(bankMessages)
  const mayRefund = useMay()('refunds:issue')
  const [isAsking, setAsking] = useState(false)
  const { make, isBusy } = useMatch(onDone)
  const { step } = match
  if (step === null || (hasExcess(match) && !mayRefund)) return null
  const isCheap = match.is_sure || (step === 'link' && !hasExcess(match))
  return (
    <>
      <Button
        small
        data-key={dataKey}
        busy={isBusy}
        onClick={() => (isCheap ? make(line._id, match) : setAsking(true))}
      >
        {texts.act[step]}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.confirmTitle(showMoney(line.amount), match.order.reference)}
        action={texts.act[step]}
        isBusy={isBusy}
        onConfirm={() => {
          setAsking(false)
          make(line._id, match)
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          {match.order.name} · {showMoney(match.order.total)}
        </p>
        <p>{line.text}</p>
        <p>
          {effectOf(match, texts)} {texts.final}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Makes the match that was shown. */
function useMatch(onDone?: () => void) {
  const texts = useMessages(bankMessages)
  const write = useWrite('PUT /bank-lines/{id}/order', { changes: bankCalls })

  function make(lineId: string, { order, step, excess }: LineMatch) {
    if (step === null || write.isPending) return
    const body = { order_id: order._id, step, excess }
    write.mutate(
      { params: { id: lineId }, body },
      {
        onSuccess() {
          showToast(texts.done[step](order.reference))
          onDone?.()
        },
        onError: showFailure,
      },
    )
  }

  return { make, isBusy: write.isPending }
}
