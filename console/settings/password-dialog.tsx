import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from '../parts/messages.ts'
import { teamMessages } from './team-messages.ts'

export interface HandedOver {
  name: string
  password: string
}

interface PasswordDialogProps {
  handedOver: HandedOver
  onClose: () => void
}

/** Shown once: the shop keeps only a hash of it. */
export function PasswordDialog({ handedOver, onClose }: PasswordDialogProps) {
  const texts = useMessages(teamMessages)
  const parts = useMessages(partMessages)
  const { name, password } = handedOver
  return (
    <Dialog
      id="password"
      open
      onClose={onClose}
      title={texts.handOver(name)}
      closeLabel={parts.close}
      footer={
        <div className="form-buttons">
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      }
    >
      <p className="mb-2">
        <code className="text-lg select-all">{password}</code>
      </p>
      <CopyButton
        text={password}
        label={texts.copy}
        description={texts.copyPassword}
        copiedLabel={texts.copied}
        refusedLabel={texts.refused}
      />
      <p className="text-ink-2 mt-2">
        {texts.handOverText} {texts.firstPasswordHint}
      </p>
    </Dialog>
  )
}
