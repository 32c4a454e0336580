import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { showFailure } from '../parts/toasts.ts'
import { promotionMessages } from './messages.ts'

interface EndButtonProps {
  name: string
  end: () => Promise<unknown>
}

export function EndButton({ name, end }: EndButtonProps) {
  const texts = useMessages(promotionMessages)
  const [isAsking, setAsking] = useState(false)

  async function run() {
    setAsking(false)
    try {
      await end()
      showToast(texts.archived)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Button kind="ghost" small onClick={() => setAsking(true)}>
        {texts.archive}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.archiveTitle(name)}
        action={texts.archive}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        {texts.archiveText}
      </ConfirmDialog>
    </>
  )
}
