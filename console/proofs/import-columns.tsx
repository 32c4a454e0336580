import { useState } from 'react'
import { dayOrders, type DayOrder } from '#domain/bank/line-day.ts'
import { leftOutReasons } from '#domain/bank/line-problems.ts'
import { formatDay } from '#domain/dates.ts'
import { joinLabel } from '#domain/join-label.ts'
import { withNote } from '#domain/with-note.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import { problemText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { partMessages } from '../parts/messages.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { columnRoles, columnsOf, rolesFor, rolesOf, withRole } from './column-roles.ts'
import { statementMessages, type StatementTexts } from './statement-messages.ts'

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

interface DayOrderChoiceProps {
  found: StaffAnswer<'POST /bank-statements/preview'>['day_order']
  chosen: DayOrder | undefined
  onChoose: (order: DayOrder) => void
}

/** Says whether day or month comes first, where the statement's dates leave it open or disagree. */
function DayOrderChoice({ found, chosen, onChoose }: DayOrderChoiceProps) {
  const texts = useMessages(statementMessages)
  if (found.is_proven) return null
  const order = chosen ?? found.order
  const options = dayOrders.map((value) => ({ value, label: texts.dayOrders[value] }))
  return (
    <Select
      label={texts.dayOrder}
      hint={order === null ? texts.dayOrderAsk : texts.dayOrderHint}
      value={order ?? ''}
      options={order === null ? [{ value: '', label: texts.chooseOrder }, ...options] : options}
      onChange={({ currentTarget: { value } }) => {
        const next = dayOrders.find((each) => each === value)
        if (next) onChoose(next)
      }}
    />
  )
}

type Reading = NonNullable<StaffAnswer<'POST /bank-statements/preview'>['reading']>
type UnreadableLine = Reading['unreadable'][number]

/** More lines than these are counted only: then the columns are wrong. */
const mostShown = 20

/** Result of the chosen columns: lines that come in, those left out, and what has to be looked up. */
function StatementReading({ reading }: { reading: Reading }) {
  const texts = useMessages(statementMessages)
  const { count, sum, lines } = reading
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="font-medium">
        {count === 0 ? texts.nothingComesIn : texts.comesIn(count, showMoney(sum))}
      </p>
      <ul className="grid gap-1 text-ink-2">
        {lines.map(({ day, amount, text }, at) => (
          // Equal lines may follow each other.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {formatDay(day)} · {showMoney(amount)} · {text}
          </li>
        ))}
      </ul>
      <LeftOut leftOut={reading.left_out} />
      <UnreadableLines lines={reading.unreadable} />
    </div>
  )
}

function LeftOut({ leftOut }: { leftOut: Reading['left_out'] }) {
  const texts = useMessages(statementMessages)
  const parts = leftOutReasons.flatMap((reason) =>
    leftOut[reason] > 0 ? texts.leftOutBy[reason](leftOut[reason]) : [],
  )
  return parts.length === 0 ? null : <p className="text-ink-2">{texts.leftOut(parts)}</p>
}

function UnreadableLines({ lines }: { lines: readonly UnreadableLine[] }) {
  const texts = useMessages(statementMessages)
  const language = useLanguage()
  if (lines.length === 0) return null
  return (
    <Notice tone="warn" title={texts.unreadable}>
      <ul className="grid gap-1">
        {lines.slice(0, mostShown).map((line) => (
          <li key={line.line}>{sentenceOf(line, texts, language)}</li>
        ))}
        {lines.length > mostShown ? <li>{texts.more(lines.length - mostShown)}</li> : null}
      </ul>
    </Notice>
  )
}

function sentenceOf(
  { line, text, problem, value }: UnreadableLine,
  texts: StatementTexts,
  language: Language,
): string {
  return joinLabel(
    withNote(texts.line(line), texts.problems[problem](value), language),
    text,
    language,
  )
}
