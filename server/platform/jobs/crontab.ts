import type { Settings } from '../settings.ts'
import type { NamedJob } from './queue.ts'

/** The queue ignores an entry without a handler of the same name. */
type CrontabLine = `${string} * * * ${NamedJob}${'' | ` ?fill=${string}`}`

/**
 * Notifications of staff every minute, clean-up every quarter of an hour, card fees every hour; in Hong Kong
 * time, reminders at ten in the morning, the audit at a quarter past four and bought together at half past.
 *
 * `fill`: how late a daily job is still made up for when no worker ran at its time. No reminder is sent
 * after eight in the evening.
 */
const lines = [
  '* * * * * queue_staff_notifications',
  '*/15 * * * * delete_expired',
  '25 * * * * read_card_fees',
  '0 2 * * * send_daily_reminders ?fill=10h',
  '15 20 * * * audit_ledgers ?fill=1d',
  '30 20 * * * count_bought_together ?fill=1d',
] satisfies CrontabLine[]

/** With the daily backup, if the shop wants one, at its hour in Hong Kong. */
export function crontab({ backupHour }: Pick<Settings, 'backupHour'>): string {
  const backup: CrontabLine[] =
    backupHour === null ? [] : [`0 ${(backupHour + 16) % 24} * * * make_backup ?fill=1d`]
  return [...lines, ...backup].join('\n')
}
