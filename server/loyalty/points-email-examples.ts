import { dayMs, hongKongDay } from '#domain/dates.ts'
import type { EmailExamples, ExampleSetting } from '../platform/mail/email-example.ts'
import { pointsPage, renderPointsReminder } from './points-email.ts'

export function pointsEmailExamples(setting: ExampleSetting): EmailExamples<'points_reminder'> {
  const { locale, brand, now, page, choices } = setting
  const day = hongKongDay(new Date(now.getTime() + 30 * dayMs))
  const [link, unsubscribe] = [page(pointsPage), page('/')]
  return {
    points_reminder: [
      renderPointsReminder({ locale, brand, points: 120, day, link, unsubscribe, choices }),
    ],
  }
}
