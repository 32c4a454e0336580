import { Button } from '#ui/button.tsx'
import { queryClient } from '../api/query-client.ts'
import { useMessages } from '../language/messages.ts'
import { PasswordForm } from './change-password.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { entryMessages } from './messages.ts'
import { endSession } from '../api/session.ts'

/** Instead of the console, for people whose password someone gave them. */
export function OwnPasswordScreen() {
  const texts = useMessages(entryMessages)
  return (
    <EntryFrame title={texts.ownTitle} lead={texts.ownLead}>
      <PasswordForm onDone={() => void queryClient.invalidateQueries()} />
      <p className="mt-4">
        <Button kind="link" onClick={endSession}>
          {texts.signOut}
        </Button>
      </p>
    </EntryFrame>
  )
}
