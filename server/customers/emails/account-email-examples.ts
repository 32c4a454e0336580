import type { CodeEmailTemplate } from './account-email-messages.ts'
import type { AccountNotice } from '../../platform/jobs/queue.ts'
import type { EmailExamples, ExampleSetting } from '../../platform/mail/email-example.ts'
import {
  renderNewsletterConfirmation,
  renderNewsletterWelcome,
} from '../newsletter/newsletter-email.ts'
import { codePages, renderAccountNotice, renderCodeEmail, resetPage } from './account-emails.ts'

type Kind =
  | AccountNotice
  | 'confirm_contact'
  | 'reset_code'
  | 'change_code'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'

/** Every email about an account, and the one about the newsletter. */
export function accountEmailExamples({ locale, brand, page }: ExampleSetting): EmailExamples<Kind> {
  const code = (kind: CodeEmailTemplate) =>
    renderCodeEmail({ locale, brand, kind, link: page(codePages[kind]) })
  const notice = (kind: AccountNotice) => [
    renderAccountNotice({ locale, brand, notice: kind, link: page(resetPage) }),
  ]
  return {
    confirm_contact: [code('confirm_email')],
    reset_code: [code('reset_password')],
    change_code: [code('change_email'), code('change_phone')],
    already_registered: notice('already_registered'),
    password_changed: notice('password_changed'),
    email_changed: notice('email_changed'),
    phone_changed: notice('phone_changed'),
    account_closed: notice('account_closed'),
    newsletter_confirmation: [renderNewsletterConfirmation({ locale, brand, link: page('/') })],
    newsletter_welcome: [
      renderNewsletterWelcome({ locale, brand, link: page('/'), unsubscribe: page('/') }),
    ],
  }
}
