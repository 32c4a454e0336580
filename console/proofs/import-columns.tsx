import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Select } from '#ui/select.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { bankCalls, type BankLine, type BankTexts } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'
import { columnRoles, columnsOf, rolesOf, withRole } from './column-roles.ts'

type Preview = StaffAnswer<'POST /bank-statements/preview'>
type Imported = StaffAnswer<'POST /bank-statements'>

interface ImportColumnsProps {
  /** What was read from the file. */
  statement: { account: BankLine['account']; text: string }
  preview: Preview
  onClose: () => void
}

/** Every column with its first values, and what it holds. */
export function ImportColumns({ statement, preview, onClose }: ImportColumnsProps) {
  const texts = useMessages(bankMessages)
  const { headings, rows } = preview
  const [roles, setRoles] = useState(() => rolesOf(preview.columns, headings.length))
  const columns = columnsOf(roles)
  const write = useWrite('POST /bank-statements', {
    changes: [...bankCalls, 'GET /bank-accounts'],
    onDone(imported) {
      showToast(texts.importDone(imported.new_count, imported.known_count))
      if (imported.unreadable.length === 0) onClose()
    },
  })
  if (write.data) return <Unreadable imported={write.data} onClose={onClose} />

  function save() {
    if (!columns) return
    const { account, text } = statement
    write.mutate({ body: { account, text, columns } }, { onError: showFailure })
  }

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
            options={columnRoles.map((value) => ({ value, label: texts.roles[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = columnRoles.find((each) => each === value)
              if (chosen) setRoles((before) => withRole(before, at, chosen))
            }}
          />
        ))}
      </div>
      <div className="form-buttons">
        {columns ? null : <p className="text-ink-2">{texts.missing}</p>}
        <Button disabled={!columns} busy={write.isPending} onClick={save}>
          {texts.doImport(preview.row_count)}
        </Button>
      </div>
    </section>
  )
}

function sourceOf({ columns, is_remembered: isRemembered }: Preview, texts: BankTexts): string {
  if (!columns) return texts.unknown
  return isRemembered ? texts.remembered : texts.suggested
}

function samplesOf(rows: Preview['rows'], at: number): string {
  const values = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
  return values.slice(0, 2).join(' · ')
}

/** What has to be looked up in the file. */
function Unreadable({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const texts = useMessages(bankMessages)
  const parts = useMessages(partMessages)
  return (
    <div className="grid gap-3">
      <p>{texts.importDone(imported.new_count, imported.known_count)}</p>
      <p className="text-ink-2">{texts.leftOut(imported.left_out_count)}</p>
      <Notice tone="warn" title={texts.unreadable}>
        <ul className="grid gap-1">
          {imported.unreadable.map(({ line, text }) => (
            <li key={line}>
              {texts.line(line)}: {text}
            </li>
          ))}
        </ul>
      </Notice>
      <div className="form-buttons">
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </div>
  )
}
