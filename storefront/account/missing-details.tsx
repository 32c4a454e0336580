import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { sectionPath } from '../paths.ts'
import { useAccountMessages } from './account-messages.ts'
import {
  useDetails,
  useLastRecipient,
  useRecipient,
  type Details,
  type Recipient,
} from './own-data.ts'
import { Panel } from './panel.tsx'

/** Details that would shorten the next checkout; renders nothing if none is missing. */
export function MissingDetails() {
  const { overview: messages } = useAccountMessages()
  const path = useLocalePath()
  const details = useDetails().data
  const recipient = useRecipient().data
  const isSaved = Boolean(recipient?.delivery_recipient?.address)
  const last = useLastRecipient(recipient !== undefined && !isSaved).data
  const missingFields =
    details && recipient && (isSaved || last !== undefined)
      ? missingFieldsOf(details, [recipient.delivery_recipient, last ?? null])
      : []
  if (missingFields.length === 0) return null
  return (
    <div className="w767:col-span-2">
      <Panel id="missing" title={messages.missing}>
        <p className="text-ink-2">{messages.missingText}</p>
        <ul className="grid gap-x-12 w577:grid-cols-2">
          {missingFields.map((hole) => (
            <li key={hole} className="border-b border-line">
              <Link
                className="flex min-h-11 items-center justify-between gap-4"
                href={path(hole === 'address' ? sectionPath('address') : sectionPath('profile'))}
              >
                {messages.missingFields[hole]}
                <Icon name="chevron-end" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

type MissableDetails = Pick<Details, 'username' | 'phone' | 'email' | 'is_email_verified'>
type Called = Pick<NonNullable<Recipient['delivery_recipient']>, 'name' | 'phone' | 'address'>
type MissingField = 'username' | 'phone' | 'email' | 'unproven' | 'address'

/** The checkout is filled from these recipients, too: the saved one, and the last order's. */
export function missingFieldsOf(
  details: MissableDetails,
  recipients: readonly (Called | null)[],
): MissingField[] {
  const { username, phone, email, is_email_verified: isProven } = details
  const missingFields: Record<MissingField, boolean> = {
    username: !username && !recipients.some((each) => each?.name),
    email: !email,
    unproven: email !== null && !isProven,
    phone: !phone && !recipients.some((each) => each?.phone),
    address: !recipients.some((each) => each?.address),
  }
  return (['username', 'email', 'unproven', 'phone', 'address'] as const).filter(
    (hole) => missingFields[hole],
  )
}
