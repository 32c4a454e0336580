import { Link } from 'react-router'
import { useMessages } from '../language/messages.ts'
import { EntryFrame } from './entry-frame.tsx'
import { sessionMessages } from './messages.ts'
import { SignInForm } from './sign-in-form.tsx'

export function SignInScreen() {
  const texts = useMessages(sessionMessages)
  return (
    <EntryFrame title={texts.title} lead={texts.lead}>
      <SignInForm />
      <p className="mt-4">
        <Link className="link" to="/forgot-password">
          {texts.forgot}
        </Link>
      </p>
    </EntryFrame>
  )
}
