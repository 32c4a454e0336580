import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { showFailure } from '../parts/toasts.ts'
import { useMay } from '../api/me.ts'
import type { Message } from './message-state.tsx'
import { sentMessages } from './sent-messages.ts'

interface ResendButtonProps {
  message: Message
  small?: boolean
  onDone?: () => void
}

export function ResendButton({ message, small = false, onDone }: ResendButtonProps) {
  const texts = useMessages(sentMessages)
  const may = useMay()
  const resend = useWrite('POST /messages/{id}/resend', {
    changes: ['GET /messages', 'GET /messages/{id}', 'GET /orders/{id}/messages', 'GET /today'],
    onDone() {
      showToast(texts.resent)
      onDone?.()
    },
  })
  if (!message.can_resend || !may('messages:manage')) return null
  return (
    <Button
      kind={small ? 'link' : 'primary'}
      busy={resend.isPending}
      onClick={() => resend.mutate({ params: { id: message._id } }, { onError: showFailure })}
    >
      {texts.resend}
    </Button>
  )
}
