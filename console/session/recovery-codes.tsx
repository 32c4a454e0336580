import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../language/messages.ts'
import { accountMessages } from './messages.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once: the shop keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useMessages(accountMessages)
  return (
    <div className="grid gap-4">
      <Notice tone="warn" title={texts.codesTitle}>
        {texts.codesLead}
      </Notice>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton
        text={codes.join('\n')}
        label={texts.copy}
        description={texts.copyCodes}
        copiedLabel={texts.copied}
        refusedLabel={texts.refused}
      />
      <div className="form-buttons">
        <Button onClick={onDone}>{texts.stored}</Button>
      </div>
    </div>
  )
}
