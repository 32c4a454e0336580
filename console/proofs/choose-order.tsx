import { useDeferredValue, useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney } from '../language/show.ts'
import type { BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'
import { MatchBox, MatchButton } from './match-box.tsx'

/** An order found by typing; without, those of the same amount and time. */
export function ChooseOrder({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const texts = useMessages(bankMessages)
  const parts = useMessages(partMessages)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useCall(
    'GET /bank-lines/{id}/orders',
    { params: { id: line._id }, query: { keyword } },
    { keepPrevious: true },
  )
  const matches = found.data?.data ?? []
  return (
    <PageDialog
      id="choose-order"
      wide
      onClose={onClose}
      title={texts.chooseTitle(showMoney(line.amount), formatDay(line.day))}
    >
      <div className="grid gap-3">
        <p className="bank-text">{line.text}</p>
        <TextInput
          type="search"
          label={texts.find}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {matches.length === 0 && found.data ? (
          <p className="text-ink-2">
            {keyword === '' ? texts.unmatched.no_order : parts.noneFound}
          </p>
        ) : null}
        <ul className="lines" aria-label={texts.guesses} aria-busy={found.isPlaceholderData}>
          {matches.map((match) => (
            <li key={match.order._id}>
              <MatchBox match={match} />
              <MatchButton line={line} match={match} onDone={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </PageDialog>
  )
}
