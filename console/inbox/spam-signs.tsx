import type { SpamSign } from '#domain/enquiry-spam.ts'
import { useMessages } from '../language/messages.ts'
import { inboxMessages } from './messages.ts'

export function SpamSigns({ signs }: { signs: readonly SpamSign[] }) {
  const texts = useMessages(inboxMessages)
  if (signs.length === 0) return null
  return (
    <p className="text-ink-2">
      {texts.suspicious} {signs.map((sign) => texts.sign[sign]).join(', ')}
    </p>
  )
}
