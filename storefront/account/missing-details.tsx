import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { sectionPath } from '../paths.ts'
import { useAccountWords } from './account-words.ts'
import { useDetails, useRecipient, type Details, type Recipient } from './own-data.ts'
import { Panel } from './panel.tsx'

/** Details that would shorten the next checkout; renders nothing if none is missing. */
export function MissingDetails() {
  const { overview: words } = useAccountWords()
  const path = useLocalePath()
  const details = useDetails().data
  const recipient = useRecipient().data
  const holes = details && recipient ? holesIn(details, recipient) : []
  if (holes.length === 0) return null
  return (
    <div className="w767:col-span-2">
      <Panel id="missing" title={words.missing}>
        <p className="text-ink-2">{words.missingText}</p>
        <ul className="grid gap-x-12 w577:grid-cols-2">
          {holes.map((hole) => (
            <li key={hole} className="border-b border-line">
              <Link
                className="flex min-h-11 items-center justify-between gap-4"
                href={path(hole === 'address' ? sectionPath('address') : sectionPath('profile'))}
              >
                {words.holes[hole]}
                <Icon name="chevron-end" />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

type Hole = 'username' | 'phone' | 'email' | 'unproven' | 'address'

function holesIn(details: Details, { delivery_recipient: recipient }: Recipient): Hole[] {
  const { username, phone, email, is_email_verified: isProven } = details
  const holes: Record<Hole, boolean> = {
    username: !username,
    email: !email,
    unproven: email !== null && !isProven,
    phone: !phone,
    address: !recipient?.address,
  }
  return (['username', 'email', 'unproven', 'phone', 'address'] as const).filter(
    (hole) => holes[hole],
  )
}
