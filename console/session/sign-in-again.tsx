import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../language/messages.ts'
import { useMe } from '../api/me.ts'
import { sessionMessages } from './messages.ts'
import { endSession, useSessionState } from '../api/session.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Over the page, which stays as it is. Closing it signs out. */
export function SignInAgain() {
  const texts = useMessages(sessionMessages)
  const isEnded = useSessionState() === 'ended'
  const { email } = useMe()
  return (
    <Dialog
      id="sign-in-again"
      open={isEnded}
      title={texts.againTitle}
      closeLabel={texts.signOut}
      onClose={() => {
        if (isEnded) endSession()
      }}
    >
      <p className="text-ink-2 mb-4">{texts.againLead}</p>
      {isEnded ? <SignInForm email={email} /> : null}
    </Dialog>
  )
}
