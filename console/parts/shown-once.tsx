import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import { PageDialog } from './page-dialog.tsx'

interface ShownOnceProps {
  title: string
  secret: string
  /** For screen readers: "Copy the password". */
  copyLabel: string
  onClose: () => void
  /** What it is for, and that it cannot be shown again. */
  children: ReactNode
}

/** A secret that the shop cannot show again. */
export function ShownOnce({ title, secret, copyLabel, onClose, children }: ShownOnceProps) {
  const texts = useMessages(partMessages)
  return (
    <PageDialog
      id="shown-once"
      {...{ title, onClose }}
      footer={
        <div className="form-buttons">
          <Button onClick={onClose}>{texts.stored}</Button>
        </div>
      }
    >
      <p className="mb-2">
        <code className="break-all select-all">{secret}</code>
      </p>
      <CopyButton
        text={secret}
        label={texts.copy}
        description={copyLabel}
        copiedLabel={texts.copied}
        refusedLabel={texts.copyByHand}
      />
      <p className="text-ink-2 mt-2">{children}</p>
    </PageDialog>
  )
}
