import type { SpamSign } from '#domain/enquiry-spam.ts'
import { joinList } from '#domain/punctuation.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { inboxMessages } from './messages.ts'

export function SpamSigns({ signs }: { signs: readonly SpamSign[] }) {
  const texts = useMessages(inboxMessages)
  const language = useLanguage()
  if (signs.length === 0) return null
  return (
    <p className="text-ink-2">
      {texts.suspicious}{' '}
      {joinList(
        signs.map((sign) => texts.sign[sign]),
        language,
      )}
    </p>
  )
}
