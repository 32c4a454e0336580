import { useState } from 'react'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { joinList } from '#domain/punctuation.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showMoney } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { useShortcuts } from '../parts/use-shortcuts.ts'
import { proofMessages, decisionCalls } from './messages.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { checksOf, isSure, type WaitingProof } from './waiting-proof.ts'

interface ProofDecisionProps {
  proof: WaitingProof
  isDecided: boolean
  onDecided: (text: string) => void
}

/** A full match is accepted at once; anything else asks first, because paid cannot be undone. */
export function ProofDecision({ proof, isDecided, onDecided }: ProofDecisionProps) {
  const texts = useMessages(proofMessages)
  const { order } = proof
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null)
  const [amount, setAmount] = useState(order.due)
  const write = useWrite('PUT /orders/{id}/proof/accepted', {
    changes: decisionCalls,
    onDone: ({ is_paid: isPaid, reference }) =>
      onDecided(isPaid ? texts.accepted(reference) : texts.acceptedPart(reference)),
  })
  const came = typedCents(amount)
  const isBusy = write.isPending || isDecided

  function accept() {
    if (isBusy) return
    const body = { proof_id: proof._id, ...(amount !== order.due && { amount }) }
    write.mutate({ params: { id: order._id }, body }, { onError: showFailure })
    setAsking(null)
  }
  const press = () => (isSure(proof) ? accept() : setAsking('accept'))
  useShortcuts({ a: press, r: () => setAsking('reject') })

  return (
    <div className="proof-decision">
      <Button kind="ghost" disabled={isBusy} onClick={() => setAsking('reject')}>
        {texts.reject} <kbd>r</kbd>
      </Button>
      <Button busy={isBusy} onClick={press}>
        {texts.accept} <kbd>a</kbd>
      </Button>
      <ConfirmDialog
        isOpen={asking === 'accept'}
        title={texts.acceptTitle(order.reference)}
        action={texts.acceptAnyway}
        onConfirm={came === null ? () => undefined : accept}
        onClose={() => setAsking(null)}
      >
        <Doubts proof={proof} />
        <TextInput
          label={texts.amountCame}
          start="HK$"
          inputMode="decimal"
          autoComplete="off"
          error={came === null ? texts.noAmount : undefined}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <p className="mt-2">
          {came !== null && came < centsOf(order.due)
            ? texts.acceptPart(showMoney(decimalText(cents(centsOf(order.due) - came))))
            : texts.acceptText(showMoney(order.due))}
        </p>
      </ConfirmDialog>
      {asking === 'reject' ? (
        <RejectDialog
          proof={proof}
          onClose={() => setAsking(null)}
          onDone={() => onDecided(texts.rejected(order.reference))}
        />
      ) : null}
    </div>
  )
}

function Doubts({ proof }: { proof: WaitingProof }) {
  const texts = useMessages(proofMessages)
  const language = useLanguage()
  const checks = checksOf(proof)
  if (checks.length === 0) return <p className="mb-2 font-medium">{texts.unread}</p>
  const named = (wanted: 'mismatch' | 'unread') =>
    joinList(
      checks.filter(({ result }) => result === wanted).map(({ name }) => texts.rows[name]),
      language,
    )
  const [different, missing] = [named('mismatch'), named('unread')]
  return (
    <ul className="mb-2 grid gap-1 font-medium">
      {different ? <li>{texts.differs(different)}</li> : null}
      {missing ? <li>{texts.missing(missing)}</li> : null}
    </ul>
  )
}
