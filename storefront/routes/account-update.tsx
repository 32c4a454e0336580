import { AccountFrame } from '../account/account-frame.tsx'
import { accountMessagesIfLoaded, useAccountMessages } from '../account/account-messages.ts'
import { UpdateContact } from '../account/contact/update-contact.tsx'
import { Waiting } from '../account/loaded.tsx'
import { FormSkeleton } from '../account/skeletons.tsx'
import type { HeadArgs } from '../head/head.ts'
import { personalHead, personalPage } from '../head/personal-page.ts'
import { localeOfPath } from '../locale.ts'
import { sectionPath } from '../paths.ts'
import { RegisteredOnly } from '../session/registered-only.tsx'
import type { Route } from './+types/account-update.ts'

export const handle = { guard: 'registeredOnly' }

export function meta(args: HeadArgs) {
  const { pathname } = args.location
  const messages = accountMessagesIfLoaded(localeOfPath(pathname))?.contactChange
  const title = pathname.endsWith('email') ? messages?.emailTitle : messages?.phoneTitle
  return personalHead(args, title ?? '', messages?.description ?? '')
}

/** Landing page of the links in emails: confirms a new email (spec §2) or a new phone number. */
export default function AccountUpdate({ matches }: Route.ComponentProps) {
  const messages = useAccountMessages()
  const kind = matches.at(-1)?.id === 'account-update/phone' ? 'phone' : 'email'
  const { emailTitle, phoneTitle } = messages.contactChange
  return (
    <main {...personalPage}>
      <noscript>{messages.needsScript}</noscript>
      <AccountFrame
        title={kind === 'email' ? emailTitle : phoneTitle}
        current={sectionPath('profile')}
      >
        <RegisteredOnly
          waiting={
            <Waiting>
              <FormSkeleton fields={1} />
            </Waiting>
          }
        >
          <UpdateContact kind={kind} />
        </RegisteredOnly>
      </AccountFrame>
    </main>
  )
}
