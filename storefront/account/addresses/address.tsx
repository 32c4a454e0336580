import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { useRecipient } from '../own-data.ts'
import { FormSkeleton } from '../skeletons.tsx'
import { RecipientForm } from './recipient-form.tsx'

export function Address() {
  const { address: messages } = useAccountMessages()
  const own = useRecipient()
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-ink-2">{messages.intro}</p>
      <Loaded own={own} skeleton={<FormSkeleton fields={6} />}>
        {({ delivery_recipient: recipient }) => <RecipientForm recipient={recipient} />}
      </Loaded>
    </div>
  )
}
