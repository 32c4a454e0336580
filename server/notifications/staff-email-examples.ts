import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { notificationKinds } from '#domain/staff/notification-kinds.ts'
import {
  exampleReference,
  type EmailExamples,
  type ExampleSetting,
} from '../platform/mail/email-example.ts'
import { renderStaffEmail } from './staff-email.ts'
import { renderWebhookOff } from './webhooks/webhook-off-email.ts'

/** What staff are told: each notice by itself, all of them in one, and a webhook that is off. */
export function staffEmailExamples(
  setting: ExampleSetting,
): EmailExamples<'staff_notification' | 'webhook_off'> {
  const { locale, brand, goods, payment, publicUrl } = setting
  const [{ title, price_cents }] = goods
  const data = {
    reference: exampleReference,
    total: formatMoney(cents(price_cents), locale),
    method: localize(payment.title, locale),
    item: localize(title, locale),
  }
  const console = `${publicUrl}/staff`
  const notices = notificationKinds.map((kind) => ({ kind, data, path: '/today' }))
  const off = { locale, brand, name: 'ERP', link: `${console}/settings/webhooks` }
  return {
    staff_notification: [...notices.map((notice) => [notice]), notices].map((told) =>
      renderStaffEmail({ locale, brand, notices: told, console }),
    ),
    webhook_off: [
      renderWebhookOff({ ...off, reason: 'failing' }),
      renderWebhookOff({ ...off, reason: 'gone' }),
    ],
  }
}
