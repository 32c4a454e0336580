import { useMessages } from '../language/messages.ts'
import { ShownOnce } from '../parts/shown-once.tsx'
import { webhookMessages } from './messages.ts'

/** The shop keeps it encrypted. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useMessages(webhookMessages)
  return (
    <ShownOnce title={texts.secret} secret={secret} copyLabel={texts.copySecret} onClose={onClose}>
      {texts.secretText}
    </ShownOnce>
  )
}
