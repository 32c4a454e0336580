import { useState } from 'react'
import { decodeStatement, kindOfNoText } from '#domain/bank/decode-statement.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-input.tsx'
import { problemText } from '../api/error-text.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ImportColumns } from './import-columns.tsx'
import { statementMessages } from './statement-messages.ts'

type Account = StaffAnswer<'GET /bank-accounts'>['data'][number]

interface Table {
  name: string
  text: string
  /** Why its content is no table. */
  error?: string
}

/** Account, file, columns: three steps, of which the last is mostly known. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const texts = useMessages(statementMessages)
  const accounts = useCall('GET /bank-accounts', {})
  return (
    <PageDialog id="import-statement" wide onClose={onClose} title={texts.import}>
      <QueryState query={accounts}>
        {({ data }) => <ImportSteps accounts={data} onClose={onClose} />}
      </QueryState>
    </PageDialog>
  )
}

function ImportSteps({ accounts, onClose }: { accounts: readonly Account[]; onClose: () => void }) {
  const texts = useMessages(statementMessages)
  const language = useLanguage()
  const [account, setAccount] = useState(accounts[0])
  const [file, setFile] = useState<Table>()
  const preview = useWrite('POST /bank-statements/preview', { changes: [] })
  if (!account) return null

  function read(of: Account['account'], chosen: Table | undefined) {
    setFile(chosen)
    if (chosen && !chosen.error) preview.mutate({ body: { account: of, text: chosen.text } })
    else preview.reset()
  }
  async function take([chosen]: readonly File[]) {
    if (!chosen || !account) return
    const bytes = await chosen.arrayBuffer()
    const kind = kindOfNoText(bytes)
    const text = decodeStatement(bytes)
    read(account.account, { name: chosen.name, text, ...(kind && { error: texts.noText[kind] }) })
  }

  const error = file?.error ?? (preview.error ? problemText(preview.error) : undefined)
  const { imported_at: importedAt } = account
  const names = { removeOf: texts.remove, retryOf: texts.retry, progressOf: texts.reading }
  return (
    <div className="grid gap-4">
      <Select
        label={texts.account}
        hint={importedAt ? texts.imported(showTime(importedAt)) : undefined}
        value={account.account}
        options={accounts.map((each) => ({ value: each.account, label: nameOf(each) }))}
        onChange={({ currentTarget }) => {
          const chosen = accounts.find((each) => each.account === currentTarget.value)
          if (!chosen) return
          setAccount(chosen)
          read(chosen.account, file)
        }}
      />
      <FileDrop
        texts={{ ...texts.file, ...names }}
        name="statement"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        files={file ? [{ id: 'statement', name: file.name, ...(error && { error }) }] : []}
        onFiles={(files) => void take(files)}
        onRemove={() => read(account.account, undefined)}
        onRetry={() => read(account.account, file)}
      />
      {file ? null : (
        <PasteTable onRead={(text) => read(account.account, { name: texts.pasted, text })} />
      )}
      {file && preview.data ? (
        <ImportColumns
          key={`${account.account} ${preview.submittedAt}`}
          statement={{ account: account.account, text: file.text }}
          preview={preview.data}
          onClose={onClose}
        />
      ) : null}
    </div>
  )

  function nameOf({ title, payee }: Account): string {
    const number = payee.find(({ value }) => /\d{4}/.test(value))?.value
    return [localize(title, language), number].filter(Boolean).join(' · ')
  }
}

/** A statement without a file: its table, copied from somewhere else. */
function PasteTable({ onRead }: { onRead: (text: string) => void }) {
  const texts = useMessages(statementMessages)
  const [text, setText] = useState('')
  return (
    <div className="grid gap-3">
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={3}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() === '' ? null : (
        <div className="form-buttons">
          <Button kind="ghost" onClick={() => onRead(text)}>
            {texts.readPasted}
          </Button>
        </div>
      )}
    </div>
  )
}
