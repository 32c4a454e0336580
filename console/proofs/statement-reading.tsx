import { leftOutReasons } from '#domain/bank/line-problems.ts'
import { formatDay } from '#domain/dates.ts'
import { joinLabel } from '#domain/join-label.ts'
import { withNote } from '#domain/with-note.ts'
import { Notice } from '#ui/notice.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useLanguage, type Language } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { statementMessages, type StatementTexts } from './statement-messages.ts'

export type Reading = NonNullable<StaffAnswer<'POST /bank-statements/preview'>['reading']>
type UnreadableLine = Reading['unreadable'][number]

/** More lines than these are counted only: then the columns are wrong. */
const mostShown = 20

/** Result of the chosen columns: lines that come in, those left out, and what has to be looked up. */
export function StatementReading({ reading }: { reading: Reading }) {
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

export function LeftOut({ leftOut }: { leftOut: Reading['left_out'] }) {
  const texts = useMessages(statementMessages)
  const parts = leftOutReasons.flatMap((reason) =>
    leftOut[reason] > 0 ? texts.leftOutBy[reason](leftOut[reason]) : [],
  )
  return parts.length === 0 ? null : <p className="text-ink-2">{texts.leftOut(parts)}</p>
}

export function UnreadableLines({ lines }: { lines: readonly UnreadableLine[] }) {
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
