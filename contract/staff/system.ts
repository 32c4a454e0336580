import { z } from '@hono/zod-openapi'
import { empty, id, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const byId = z.object({ id })

const hold = named('SystemHold', {
  /** The time the data is of. */
  taken_at: time,
  restored_at: time,
  /** Emails and text messages of that time that wait, and other jobs. */
  message_count: z.int(),
  other_job_count: z.int(),
})

const finding = z
  .object({ rule: z.string(), subject: z.string(), found: z.string() })
  .openapi('AuditFinding')

const failedJob = named('FailedJob', {
  _id: z.string(),
  task: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: time,
  failed_at: time,
})

const calls = staffCalls('system', 'system:manage', { params: byId })

export const getSystem = calls.read('GET /system', {
  summary: 'Get how the shop is doing: backups, audit of the ledgers, failed jobs',
  answer: named('System', {
    /** After a restore, until an owner decides: no email leaves and no job runs. */
    hold: hold.nullable(),
    backup: z.object({
      is_scheduled: z.boolean(),
      last_at: time.nullable(),
      /** Older than 26 hours, or it fails. */
      is_late: z.boolean(),
      error: z.string().nullable(),
    }),
    /** The last nightly one, with its first hundred findings; null before the first. */
    audit: z
      .object({ finished_at: time, finding_count: z.int(), findings: z.array(finding) })
      .nullable(),
    /** Those that used up their attempts, the latest 200. */
    failed_jobs: z.array(failedJob),
  }),
})

export const decideHold = calls.write('POST /system/release', {
  summary: 'End the hold after a restore: send what waited, or drop it',
  description:
    'Dropped are emails and text messages of the time of the backup; all other jobs run. Throws `conflict` if nothing is held.',
  body: z.object({ messages: z.enum(['send', 'discard']) }),
  answer: empty,
})

export const retryJob = calls.write('POST /system/jobs/{id}/retry', {
  summary: 'Try a failed job again',
  answer: empty,
})

export const discardJob = calls.remove('DELETE /system/jobs/{id}', {
  summary: 'Drop a failed job for good',
})
