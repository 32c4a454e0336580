import { useAccountMessages } from '../account-messages.ts'
import { ContactList } from '../contact/contact-list.tsx'
import { Loaded } from '../loaded.tsx'
import { useDetails } from '../own-data.ts'
import { Panel } from '../panel.tsx'
import { FormSkeleton } from '../skeletons.tsx'
import { AvatarField } from './avatar-field.tsx'
import { DetailsForm } from './details-form.tsx'

export function Profile() {
  const { profile: messages } = useAccountMessages()
  const own = useDetails()
  return (
    <div className="grid max-w-2xl gap-10">
      <Loaded own={own} skeleton={<FormSkeleton fields={4} />}>
        {(details) => (
          <div className="grid gap-10">
            <Panel id="details" title={messages.details}>
              <AvatarField details={details} />
              <DetailsForm details={details} />
            </Panel>
            <Panel id="contact" title={messages.contact}>
              <ContactList details={details} />
            </Panel>
          </div>
        )}
      </Loaded>
    </div>
  )
}
