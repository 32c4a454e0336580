import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { importMessages } from './import-messages.ts'
import { Remarks } from './import-report.tsx'

export type ProductImport = StaffAnswer<'GET /product-imports/{id}'>

/** How far an import is, or what came of it. */
export function ImportProgress({ found }: { found: ProductImport }) {
  const texts = useMessages(importMessages)
  const { file_name: name, state, done, products, problems, notes, picture_counts } = found
  if (state === 'waiting' || state === 'running') {
    return (
      <Notice tone="info" live="status" title={texts.running(name)}>
        <p>{state === 'waiting' ? texts.checkingLarge : texts.runningText(done, products)}</p>
        <Progress label={texts.running(name)} value={done} max={Math.max(1, products)} />
      </Notice>
    )
  }
  if (state === 'refused') {
    return (
      <Notice tone="error" live="alert" title={texts.refused}>
        <p>{texts.mend}</p>
        <Remarks remarks={problems} />
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="success" live="status" title={texts.finished(name)}>
        <p>{texts.finishedText(found.created, found.updated, found.unchanged)}</p>
        {picture_counts.downloading > 0 ? (
          <p>{texts.downloading(picture_counts.downloading)}</p>
        ) : null}
      </Notice>
      {problems.length > 0 ? (
        <Notice tone="warn" title={texts.leftOut}>
          <Remarks remarks={problems} />
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
