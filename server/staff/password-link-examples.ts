import type { EmailExamples, ExampleSetting } from '../platform/mail/email-example.ts'
import { renderPasswordLink } from './password-link-email.ts'

export function passwordLinkExamples({
  locale,
  brand,
  publicUrl,
}: ExampleSetting): EmailExamples<'password_link'> {
  const email = { locale, brand, link: `${publicUrl}/staff/choose-password` }
  return {
    password_link: [
      renderPasswordLink({ ...email, kind: 'invitation' }),
      renderPasswordLink({ ...email, kind: 'reset' }),
    ],
  }
}
