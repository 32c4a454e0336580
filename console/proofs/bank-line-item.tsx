import { Link } from 'react-router'
import { formatDay } from '#domain/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge, type StateTone } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { bankCalls, type BankLine, type BankTexts } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'
import { MatchBox, MatchButton } from './match-box.tsx'

export interface BankLineItemProps {
  line: BankLine
  /** Name of the account it is in. */
  account: string
  onChoose: () => void
  onAside: () => void
}

/** Money that came in, what it fits, and what can be done about it. */
export function BankLineItem({ line, account, onChoose, onAside }: BankLineItemProps) {
  const texts = useMessages(bankMessages)
  const { match, order } = line
  const [tone, state] = stateOf(line, texts)
  return (
    <li tabIndex={-1}>
      <header>
        <h2>{showMoney(line.amount)}</h2>
        <StateBadge tone={tone}>{state}</StateBadge>
      </header>
      <p className="inbox-facts">
        {formatDay(line.day)} · {account}
      </p>
      <div className="inbox-body">
        <p className="bank-text">{line.text}</p>
        {match ? <MatchBox match={match} /> : null}
        {order ? (
          <p>
            <Link className="link font-medium" to={`/orders/${order.reference}`}>
              {order.reference}
            </Link>{' '}
            · {order.name}
          </p>
        ) : null}
        {line.reason ? <p>{line.reason}</p> : null}
        {line.decided_by && line.decided_at ? (
          <p className="inbox-facts">{texts.by(line.decided_by, showTime(line.decided_at))}</p>
        ) : null}
      </div>
      <div className="inbox-actions">
        {match ? <MatchButton line={line} match={match} dataKey="a" /> : null}
        {line.state === 'open' ? (
          <>
            <Button small kind="ghost" onClick={onChoose}>
              {texts.choose}
            </Button>
            <Button small kind="ghost" data-key="r" onClick={onAside}>
              {texts.aside}
            </Button>
          </>
        ) : null}
        {line.can_undo ? <UndoButton line={line} /> : null}
      </div>
    </li>
  )
}

function stateOf({ state, match, unmatched }: BankLine, texts: BankTexts): [StateTone, string] {
  if (state !== 'open') return [state === 'matched' ? 'good' : 'plain', texts.states[state]]
  if (unmatched) return ['wait', texts.unmatched[unmatched]]
  if (match?.is_sure) return ['good', texts.sure]
  return ['act', match?.amount_fits ? texts.likely : texts.named]
}

/** Takes back what moved no money. */
function UndoButton({ line }: { line: BankLine }) {
  const texts = useMessages(bankMessages)
  const options = { changes: bankCalls, onDone: () => showToast(texts.reopened) }
  const unlink = useWrite('DELETE /bank-lines/{id}/order', options)
  const reopen = useWrite('DELETE /bank-lines/{id}/set-aside', options)
  const isMatched = line.state === 'matched'
  const write = isMatched ? unlink : reopen
  return (
    <Button
      small
      kind="ghost"
      busy={write.isPending}
      onClick={() => write.mutate({ params: { id: line._id } }, { onError: showFailure })}
    >
      {isMatched ? texts.undo : texts.reopen}
    </Button>
  )
}
