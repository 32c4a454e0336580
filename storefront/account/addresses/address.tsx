import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { useLastRecipient, useRecipient } from '../own-data.ts'
import { FormSkeleton } from '../skeletons.tsx'
import { RecipientForm } from './recipient-form.tsx'

/** Starts, where nothing is saved, with the last order's address, if there is one. */
export function Address() {
  const { address: messages } = useAccountMessages()
  const own = useRecipient()
  const last = useLastRecipient(true)
  const skeleton = <FormSkeleton fields={6} />
  const isLastKnown = last.data !== undefined || last.isFailed
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-ink-2">{messages.intro}</p>
      <Loaded own={own} skeleton={skeleton}>
        {({ delivery_recipient: recipient }) =>
          isLastKnown ? (
            <>
              {recipient === null && last.data?.address ? <p>{messages.fromLastOrder}</p> : null}
              <RecipientForm recipient={recipient} suggested={last.data ?? null} />
            </>
          ) : (
            skeleton
          )
        }
      </Loaded>
    </div>
  )
}
