import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { empty, id, time } from '../shapes.ts'

const area = 'system'
const may = 'system:manage'
const byId = z.object({ id })

const hold = z
  .object({
    /** The time the data is of. */
    taken_at: time,
    restored_at: time,
    /** Emails and text messages of that time that wait, and other jobs. */
    message_count: z.int(),
    other_job_count: z.int(),
  })
  .openapi('SystemHold')

const finding = z
  .object({ rule: z.string(), subject: z.string(), found: z.string() })
  .openapi('AuditFinding')

const failedJob = z
  .object({
    _id: z.string(),
    task: z.string(),
    attempts: z.int(),
    error: z.string().nullable(),
    created_at: time,
    failed_at: time,
  })
  .openapi('FailedJob')

export const getSystem = endpoint({
  key: 'GET /system',
  area,
  summary: 'Get how the shop is doing: backups, audit of the ledgers, failed jobs',
  access: 'staff',
  may,
  answer: z
    .object({
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
    })
    .openapi('System'),
  example: {
    hold: null,
    backup: {
      is_scheduled: true,
      last_at: '2026-11-20T19:00:08.000Z',
      is_late: false,
      error: null,
    },
    audit: { finished_at: '2026-11-20T20:15:04.000Z', finding_count: 0, findings: [] },
    failed_jobs: [
      {
        _id: '4711',
        task: 'remove_card',
        attempts: 25,
        error: 'No such payment method',
        created_at: '2026-11-16T04:00:00.000Z',
        failed_at: '2026-11-20T04:00:00.000Z',
      },
    ],
  },
})

export const decideHold = endpoint({
  key: 'POST /system/release',
  area,
  summary: 'End the hold after a restore: send what waited, or drop it',
  description:
    'Dropped are emails and text messages of the time of the backup; all other jobs run. Throws `conflict` if nothing is held.',
  access: 'staff',
  may,
  body: z.object({ messages: z.enum(['send', 'discard']) }),
  answer: empty,
  idempotent: true,
  example: {},
})

export const retryJob = endpoint({
  key: 'POST /system/jobs/{id}/retry',
  area,
  summary: 'Try a failed job again',
  access: 'staff',
  may,
  params: byId,
  answer: empty,
  idempotent: true,
  example: {},
})

export const discardJob = endpoint({
  key: 'DELETE /system/jobs/{id}',
  area,
  summary: 'Drop a failed job for good',
  access: 'staff',
  may,
  params: byId,
  answer: empty,
  example: {},
})
