import { useState } from 'react'
import type { DayOrder } from '#domain/bank/line-day.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import { problemText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { statementMessages, type StatementTexts } from './statement-messages.ts'
import { columnRoles, columnsOf, rolesFor, rolesOf, withRole } from './column-roles.ts'
import { DayOrderChoice } from './day-order-choice.tsx'
import { LeftOut, StatementReading, UnreadableLines } from './statement-reading.tsx'

type Preview = StaffAnswer<'POST /bank-statements/preview'>
type Imported = StaffAnswer<'POST /bank-statements'>

interface ImportColumnsProps {
  /** Columns read from the file. */
  statement: { account: BankLine['account']; text: string }
  preview: Preview
  onClose: () => void
}

/** Every column with its first values and what it holds, and what an import would take. */
export function ImportColumns({ statement, preview, onClose }: ImportColumnsProps) {
  const texts = useMessages(statementMessages)
  const { headings, rows, marks } = preview
  const [roles, setRoles] = useState(() => rolesOf(preview.columns, headings.length, marks))
  const [chosenOrder, setChosenOrder] = useState<DayOrder>()
  const columns = columnsOf(roles)
  const check = useWrite('POST /bank-statements/preview', { changes: [] })
  const write = useWrite('POST /bank-statements', {
    changes: [...bankCalls, 'GET /bank-accounts'],
    onDone(imported) {
      showToast(texts.importDone(imported.new_count, imported.known_count))
      if (imported.unreadable.length === 0) onClose()
    },
  })
  if (write.data) return <Outcome imported={write.data} onClose={onClose} />

  function choose(nextRoles: typeof roles, order: DayOrder | undefined) {
    setRoles(nextRoles)
    setChosenOrder(order)
    write.reset()
    const next = columnsOf(nextRoles)
    if (next) check.mutate({ body: bodyOf(next, order) })
    else check.reset()
  }
  function bodyOf(next: NonNullable<typeof columns>, order = chosenOrder) {
    return { ...statement, columns: next, ...(order && { day_order: order }) }
  }

  const found = check.data ?? preview
  const error = write.error ?? check.error
  const reading = columns && !error && !check.isPending ? found.reading : null
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{texts.columnsTitle}</h3>
      <p className="text-ink-2">{sourceOf(preview, texts)}</p>
      <div className="bank-columns">
        {roles.map((role, at) => (
          <Select
            // A statement's columns never move.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={headings[at] || texts.column(at + 1)}
            hint={samplesOf(rows, at)}
            value={role}
            options={rolesFor(at, marks).map((value) => ({ value, label: texts.roles[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = columnRoles.find((each) => each === value)
              if (chosen) choose(withRole(roles, at, chosen), chosenOrder)
            }}
          />
        ))}
      </div>
      <DayOrderChoice
        found={found.day_order}
        chosen={chosenOrder}
        onChoose={(order) => choose(roles, order)}
      />
      {reading ? <StatementReading reading={reading} /> : null}
      {error ? (
        <Notice tone="error" live="alert">
          {problemText(error)}
        </Notice>
      ) : null}
      <div className="form-buttons">
        {columns ? null : <p className="text-ink-2">{texts.missing}</p>}
        <Button
          disabled={!columns || !reading}
          busy={write.isPending || check.isPending}
          onClick={() => columns && write.mutate({ body: bodyOf(columns) })}
        >
          {reading ? texts.doImport(reading.count) : texts.import}
        </Button>
      </div>
    </section>
  )
}

function sourceOf(
  { columns, is_remembered: isRemembered }: Preview,
  texts: StatementTexts,
): string {
  if (!columns) return texts.unknown
  return isRemembered ? texts.remembered : texts.suggested
}

function samplesOf(rows: Preview['rows'], at: number): string {
  const values = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
  return [...new Set(values)].slice(0, 2).join(' · ')
}

/** Lines to look up in the file. */
function Outcome({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const texts = useMessages(statementMessages)
  const parts = useMessages(partMessages)
  return (
    <div className="grid gap-3">
      <p>{texts.importDone(imported.new_count, imported.known_count)}</p>
      <LeftOut leftOut={imported.left_out} />
      <UnreadableLines lines={imported.unreadable} />
      <div className="form-buttons">
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </div>
  )
}
