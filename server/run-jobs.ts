import { EventEmitter } from 'node:events'
import {
  Logger,
  run,
  type JobHelpers,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { tagOfBestSellers } from './catalogue/best-sellers.ts'
import { countBoughtTogether } from './catalogue/bought-together.ts'
import { applyScheduledChanges } from './catalogue/publish-scheduled.ts'
import { expireTryOnHold } from './checkout/counter/try-on-holds.ts'
import { checkComment } from './content/reviews/check-comment.ts'
import {
  confirmContact,
  sendChangeCode,
  sendLoginCode,
  sendResetCode,
} from './customers/auth/send-codes.ts'
import { sendAccountNotice } from './customers/auth/send-notices.ts'
import { acknowledgeEnquiry, mailEnquiry } from './customers/enquiries/enquiry-emails.ts'
import { sendNewsletterConfirmation } from './customers/newsletter/subscribe.ts'
import { remindOfPoints, sendPointsReminder } from './loyalty/remind-of-points.ts'
import type { WriteMessage } from './notifications/messages/preview-message.ts'
import { queueStaffEmails } from './notifications/queue-staff-emails.ts'
import { sendStaffEmail } from './notifications/send-staff-email.ts'
import { deliverWebhook } from './notifications/webhooks/deliver-webhook.ts'
import { sendWebhookOffEmail } from './notifications/webhooks/webhook-off-email.ts'
import { bookParcel } from './orders/book-parcel.ts'
import { completeQuietOrder } from './orders/complete-later.ts'
import { expireOrder } from './orders/expire-order.ts'
import { remindPayment, sendOrderEmail } from './orders/send-order-emails.ts'
import { sendOrderSms } from './orders/order-notifications.ts'
import { recogniseProof } from './payments/proofs/recognise-proof.ts'
import { readCardFees } from './payments/read-card-fees.ts'
import { refundCard } from './payments/refund-card.ts'
import { removeCard } from './payments/saved-cards.ts'
import { checkCardSession, closeCardSessions } from './payments/close-sessions.ts'
import { makeScheduledBackup } from './platform/backups/scheduled-backup.ts'
import type { Ctx } from './platform/context.ts'
import { openHeartbeat } from './platform/jobs/heartbeat.ts'
import { findHold, jobsReleased } from './platform/jobs/hold.ts'
import type { Jobs } from './platform/jobs/queue.ts'
import { isMessageJob } from './platform/messages/message-jobs.ts'
import { findRepeatable, recordMessage } from './platform/messages/record-message.ts'
import type { Settings } from './platform/settings.ts'
import { startAndEndPromotions } from './promotions/switch-promotions.ts'
import { sendRefundEmail } from './returns/send-refund-emails.ts'
import { sendPasswordLink } from './staff/password-links.ts'
import { deleteExpired } from './delete-expired.ts'
import { alertStockRequests } from './wishlist/alert-stock-requests.ts'
import { findPriceDrops } from './wishlist/find-price-drops.ts'
import { sendStockAlert } from './wishlist/send-stock-alert.ts'
import { sendWishlistAlert } from './wishlist/send-wishlist-alert.ts'
import { alertWishlists } from './wishlist/alert-wishlists.ts'

/** A job that runs now. */
export interface RunningJob {
  id: string
  name: keyof Jobs
  payload: unknown
  isLastAttempt: boolean
}

type Named = Exclude<keyof Jobs, 'resend_message'>
type Handlers = { [Name in Named]: (ctx: Ctx, payload: Jobs[Name]) => Promise<void> }

const handlers: Handlers = {
  send_order_email: sendOrderEmail,
  send_order_sms: sendOrderSms,
  queue_staff_emails: (ctx) => queueStaffEmails(ctx),
  send_staff_email: sendStaffEmail,
  send_password_link: sendPasswordLink,
  remind_payment: (ctx, { order_id }) => remindPayment(ctx, order_id),
  recognise_proof: (ctx, { proof_id }) => recogniseProof(ctx, proof_id),
  expire_order: (ctx, { order_id }) => expireOrder(ctx, order_id),
  complete_order: (ctx, { order_id }) => completeQuietOrder(ctx, order_id),
  book_parcel: bookParcel,
  release_try_on_hold: (ctx, { hold_id }) => expireTryOnHold(ctx, hold_id),
  check_card_session: (ctx, { session_id }) => checkCardSession(ctx, session_id),
  close_card_sessions: (ctx, { order_id, keep }) => closeCardSessions(ctx, order_id, keep),
  remove_card: removeCard,
  deliver_gateway_event: async (ctx, { event_id }) => ctx.cards?.inHouse?.deliver(event_id),
  refund_card: (ctx, { refund_id }) => refundCard(ctx, refund_id),
  announce: (ctx, { tags }) => ctx.bus.announce(ctx.db, tags),
  check_comment: (ctx, { review_id }) => checkComment(ctx, review_id),
  mail_enquiry: (ctx, { enquiry_id }) => mailEnquiry(ctx, enquiry_id),
  acknowledge_enquiry: (ctx, { enquiry_id }) => acknowledgeEnquiry(ctx, enquiry_id),
  send_refund_email: sendRefundEmail,
  confirm_contact: confirmContact,
  send_reset_code: sendResetCode,
  send_login_code: sendLoginCode,
  send_change_code: sendChangeCode,
  send_account_notice: sendAccountNotice,
  alert_stock_requests: alertStockRequests,
  send_stock_alert: sendStockAlert,
  alert_wishlists: alertWishlists,
  send_wishlist_alert: sendWishlistAlert,
  switch_promotions: (ctx) => startAndEndPromotions(ctx),
  publish_scheduled: applyScheduledChanges,
  send_points_reminder: sendPointsReminder,
  async send_daily_reminders(ctx) {
    await remindOfPoints(ctx)
    await findPriceDrops(ctx)
  },
  async count_bought_together(ctx) {
    await countBoughtTogether(ctx)
    await ctx.bus.announce(ctx.db, [tagOfBestSellers])
  },
  confirm_newsletter: sendNewsletterConfirmation,
  deliver_webhook: deliverWebhook,
  send_webhook_off_email: sendWebhookOffEmail,
  read_card_fees: (ctx) => readCardFees(ctx),
  delete_expired: (ctx) => deleteExpired(ctx),
  make_backup: (ctx) => makeScheduledBackup(ctx),
}

/** The queue ignores an entry without a handler of the same name. */
type CrontabLine = `${string} * * * ${Named}`

/**
 * Staff emails every minute, clean-up every quarter of an hour, card fees every hour; in Hong Kong
 * time, reminders at ten in the morning and bought together at half past four.
 */
const crontab = [
  '* * * * * queue_staff_emails',
  '*/15 * * * * delete_expired',
  '25 * * * * read_card_fees',
  '0 2 * * * send_daily_reminders',
  '30 20 * * * count_bought_together',
] satisfies CrontabLine[]

/** The daily backup, if the shop wants one, at its hour in Hong Kong. */
function backupLine({ backupHour }: Settings): CrontabLine[] {
  return backupHour === null ? [] : [`0 ${(backupHour + 16) % 24} * * * make_backup`]
}

export interface JobRunner {
  /** Waits for running jobs. */
  stop: () => Promise<void>
}

/**
 * Webhooks have workers of their own: a receiver that answers slowly delays no email. Each webhook
 * is one queue, so it holds up one of them at most.
 */
const concurrency = { work: 2, webhooks: 3 }
/** One for each job, two that listen for new ones, and one to spare. */
export const jobConnections = concurrency.work + concurrency.webhooks + 3

/** Runs jobs; after a restore only once the owner has decided about those that waited. */
export async function runJobs(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  let runner: JobRunner | null = null
  let isStopped = false
  async function startUnlessHeld() {
    if (runner || isStopped) return
    if (await findHold(ctx.db)) ctx.log.warn('jobs are held after a restore')
    else runner = await startRunner(ctx, pool)
  }
  let starting = startUnlessHeld()
  await starting
  ctx.bus.onChange((tags) => {
    if (!tags.includes(jobsReleased) && !tags.includes('*')) return
    starting = starting.then(startUnlessHeld).catch((error: unknown) => {
      ctx.log.error({ error: String(error) }, 'jobs could not be started')
    })
  })
  return {
    async stop() {
      isStopped = true
      await starting
      await runner?.stop()
    },
  }
}

async function startRunner(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter()
  const heartbeat = openHeartbeat(ctx, events)
  const shared: RunnerOptions = {
    pgPool: pool,
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'jobs')
    }),
  }
  const tasks = Object.entries(taskList(ctx))
  const isWebhook = ([name]: [string, Task]) => name === 'deliver_webhook'
  const runners = [
    await run({
      ...shared,
      concurrency: concurrency.work,
      crontab: [...crontab, ...backupLine(ctx.settings)].join('\n'),
      taskList: Object.fromEntries(tasks.filter((task) => !isWebhook(task))),
    }),
    await run({
      ...shared,
      concurrency: concurrency.webhooks,
      crontab: '',
      taskList: Object.fromEntries(tasks.filter(isWebhook)),
    }),
  ]
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
      await heartbeat.stop()
    },
  }
}

/** Every job by the queue's task name. */
export function taskList(ctx: Ctx): Record<string, Task> {
  const names = [...Object.keys(handlers).filter(isNamed), 'resend_message'] as const
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        measured(ctx, {
          id: job.id,
          name,
          payload,
          isLastAttempt: job.attempts >= job.max_attempts,
        }),
    ]),
  )
}

async function measured(ctx: Ctx, job: RunningJob): Promise<void> {
  const since = performance.now()
  let outcome = 'failed'
  try {
    await runJob(ctx, job)
    outcome = 'done'
  } finally {
    const seconds = (performance.now() - since) / 1000
    ctx.metrics.jobs.of({ task: job.name, outcome }).observe(seconds)
  }
}

function isNamed(name: string): name is Named {
  return Object.hasOwn(handlers, name)
}

/** Runs a job; what becomes of a message is recorded. */
export async function runJob(ctx: Ctx, job: RunningJob): Promise<void> {
  if (!ctx.traces) return runUntraced(ctx, job)
  const span = {
    kind: 'consumer',
    name: `job ${job.name}`,
    attributes: { 'job.id': job.id },
  } as const
  return ctx.traces.inSpan(span, () => runUntraced(ctx, job))
}

async function runUntraced(ctx: Ctx, job: RunningJob): Promise<void> {
  const { id, name, payload, isLastAttempt } = job
  if (name === 'resend_message') return runAgain(ctx, job)
  if (!isMessageJob(name)) return handle(ctx, name, payload)
  const run = { jobId: id, name, payload, isLastAttempt }
  return recordMessage(ctx, run, (watched) => handle(watched, name, payload))
}

/** Does nothing if the message was erased meanwhile. */
async function runAgain(ctx: Ctx, { payload, isLastAttempt }: RunningJob): Promise<void> {
  const { message_id } = payload as Jobs['resend_message']
  const message = await findRepeatable(ctx.db, message_id)
  if (!message) return
  const { name, payload: first } = message
  const run = { ...message, isLastAttempt }
  return recordMessage(ctx, run, (watched) => handle(watched, name, first))
}

export const writeMessage: WriteMessage = handle

/** Only `addJob` writes payloads, and its types match the handlers. */
function handle(ctx: Ctx, name: Named, payload: unknown): Promise<void> {
  return handlers[name](ctx, payload as never)
}
