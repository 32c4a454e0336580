import { formatPhone } from '#domain/contact.ts'
import { ButtonLink } from '#ui/button.tsx'
import { forgotPasswordPath, signInPath } from '../paths.ts'
import { phoneOf, type AuthDraft } from './auth-draft.ts'
import { useAuthWords } from './auth-words.ts'
import { useAuthPath } from './way-links.tsx'

/** Shown if signing in fails after registering: the message sent to the contact explains why. */
export function KnownContact({ draft }: { draft: AuthDraft }) {
  const words = useAuthWords()
  const path = useAuthPath()
  const { area_code: areaCode, phone } = phoneOf(draft)
  return (
    <div className="grid gap-5">
      <p>
        {draft.type === 'EMAIL'
          ? words.knownEmail(draft.email)
          : words.knownPhone(formatPhone(areaCode, phone))}
      </p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={path(signInPath)}>{words.login}</ButtonLink>
        <ButtonLink kind="ghost" href={path(forgotPasswordPath)}>
          {words.forget}
        </ButtonLink>
      </div>
    </div>
  )
}
