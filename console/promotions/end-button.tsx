import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { promotionMessages } from './messages.ts'

interface EndButtonProps {
  name: string
  end: () => Promise<unknown>
}

export function EndButton({ name, end }: EndButtonProps) {
  const texts = useMessages(promotionMessages)

  async function run() {
    await end()
    showToast(texts.archived)
  }

  return (
    <ConfirmButton action={texts.archive} title={texts.archiveTitle(name)} run={run}>
      {texts.archiveText}
    </ConfirmButton>
  )
}
