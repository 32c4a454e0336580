import { Notice } from '#ui/notice.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { importMessages } from './import-messages.ts'

type Report = StaffAnswer<'POST /products/import/check'>

const counted = ['created', 'updated', 'unchanged', 'variants', 'pictures'] as const

/** What an import would change, and what stands in its way. */
export function ImportReport({ report }: { report: Report }) {
  const texts = useMessages(importMessages)
  const { problems, notes } = report
  if (problems.length > 0) {
    return (
      <Notice tone="error" live="alert" title={texts.problems(problems.length)}>
        <p>{texts.mend}</p>
        <Remarks remarks={problems} />
      </Notice>
    )
  }
  return (
    <div className="grid gap-4" aria-live="polite">
      <dl className="facts">
        {counted.map((name) => (
          <div key={name}>
            <dt>{texts.counts[name]}</dt>
            <dd>{report[name]}</dd>
          </div>
        ))}
      </dl>
      {report.created + report.updated === 0 ? <p>{texts.nothing}</p> : null}
      {notes.length > 0 ? (
        <Notice tone="info" title={texts.notes}>
          <Remarks remarks={notes} />
        </Notice>
      ) : null}
    </div>
  )
}

function Remarks({ remarks }: { remarks: Report['problems'] }) {
  const texts = useMessages(importMessages)
  return (
    <ul className="mt-2 grid gap-2">
      {remarks.map(({ line, column, message }, at) => (
        <li key={at}>
          <span className="font-medium">{texts.line(line, column)}</span>
          <br />
          <span className="break-words">{message}</span>
        </li>
      ))}
    </ul>
  )
}
