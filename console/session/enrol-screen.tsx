import { Button } from '#ui/button.tsx'
import { queryClient } from '../api/query-client.ts'
import { useMessages } from '../language/messages.ts'
import { EnrolSteps } from './enrol-steps.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { entryMessages } from './messages.ts'
import { endSession } from '../api/session.ts'

/** Instead of the console, for people whose role requires a second factor. */
export function EnrolScreen() {
  const texts = useMessages(entryMessages)
  return (
    <EntryFrame title={texts.enrolTitle} lead={texts.enrolLead}>
      <EnrolSteps onDone={() => void queryClient.invalidateQueries()} />
      <p className="mt-4">
        <Button kind="link" onClick={endSession}>
          {texts.signOut}
        </Button>
      </p>
    </EntryFrame>
  )
}
