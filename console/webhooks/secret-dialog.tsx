import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { webhookMessages } from './messages.ts'

/** Shown once: the shop keeps it encrypted. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useMessages(webhookMessages)
  const parts = useMessages(partMessages)
  return (
    <Dialog
      id="webhook-secret"
      open
      onClose={onClose}
      title={texts.secret}
      closeLabel={parts.close}
      footer={
        <div className="form-buttons">
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      }
    >
      <p className="mb-2">
        <code className="break-all select-all">{secret}</code>
      </p>
      <CopyButton
        text={secret}
        label={texts.copy}
        description={texts.copySecret}
        copiedLabel={texts.copied}
        refusedLabel={texts.refused}
      />
      <p className="text-ink-2 mt-2">{texts.secretText}</p>
    </Dialog>
  )
}
