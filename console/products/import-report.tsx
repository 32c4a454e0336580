import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { importMessages } from './import-messages.ts'
import { nameOf } from './match-pictures.ts'

type Report = StaffAnswer<'POST /products/import/check'>

const counted = ['created', 'updated', 'unchanged', 'variants', 'pictures'] as const

interface ImportReportProps {
  report: Report
  /** Chosen with the file. */
  pictures: readonly File[]
}

/** Changes that an import would make, and what stands in its way. */
export function ImportReport({ report, pictures }: ImportReportProps) {
  const texts = useMessages(importMessages)
  const { problems, notes, price_falls: falls, picture_names: names, downloads } = report
  if (problems.length > 0) {
    return (
      <Notice tone="error" live="alert" title={texts.problems(problems.length)}>
        <p>{texts.mend}</p>
        <Remarks remarks={problems} />
      </Notice>
    )
  }
  const here = new Set(pictures.map(({ name }) => nameOf(name)))
  const found = names.filter((name) => here.has(nameOf(name))).length
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
      {names.length > 0 ? <p>{texts.picturesHere(found, names.length)}</p> : null}
      {downloads > 0 ? <p>{texts.picturesDownload(downloads)}</p> : null}
      {falls.length > 0 ? (
        <Notice tone="warn" title={texts.priceFalls}>
          <Remarks remarks={falls} />
        </Notice>
      ) : null}
      {notes.length > 0 ? (
        <Notice tone="info" title={texts.notes}>
          <Remarks remarks={notes} />
        </Notice>
      ) : null}
    </div>
  )
}

const shownAtFirst = 20

export function Remarks({ remarks }: { remarks: Report['problems'] }) {
  const texts = useMessages(importMessages)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? remarks : remarks.slice(0, shownAtFirst)
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {shown.map(({ line, column, message }, at) => (
          <li key={at}>
            <span className="font-medium">{texts.line(line, column)}</span>
            <br />
            <span className="break-words">{message}</span>
          </li>
        ))}
      </ul>
      {shown.length < remarks.length ? (
        <Button kind="link" onClick={() => setAll(true)}>
          {texts.more(remarks.length - shown.length)}
        </Button>
      ) : null}
    </>
  )
}
