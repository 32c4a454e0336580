import { formatPhone } from '#domain/contact.ts'
import { ButtonLink } from '#ui/button.tsx'
import { forgotPasswordPath, signInPath } from '../paths.ts'
import { phoneOf, type AuthDraft } from './auth-draft.ts'
import { useAuthMessages } from './auth-messages.ts'
import { useAuthPath } from './return-links.tsx'

/** Shown if signing in fails after registering: the message sent to the contact explains why. */
export function KnownContact({ draft }: { draft: AuthDraft }) {
  const messages = useAuthMessages()
  const path = useAuthPath()
  const { area_code: areaCode, phone } = phoneOf(draft)
  return (
    <div className="grid gap-5">
      <p>
        {draft.type === 'EMAIL'
          ? messages.knownEmail(draft.email)
          : messages.knownPhone(formatPhone(areaCode, phone))}
      </p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={path(signInPath)}>{messages.login}</ButtonLink>
        <ButtonLink kind="ghost" href={path(forgotPasswordPath)}>
          {messages.forget}
        </ButtonLink>
      </div>
    </div>
  )
}
