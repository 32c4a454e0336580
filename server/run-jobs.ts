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
import { downloadPictures } from './catalogue/import/download-pictures.ts'
import { runImport } from './catalogue/import/run-import.ts'
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
import { sendEnquiryReply } from './customers/enquiries/send-enquiry-reply.ts'
import { sendNewsletterConfirmation } from './customers/newsletter/subscribe.ts'
import { sendNewsletterWelcome } from './customers/newsletter/send-welcome.ts'
import { remindOfPoints, sendPointsReminder } from './loyalty/remind-of-points.ts'
import { reschedulePoints } from './loyalty/reschedule-points.ts'
import { sendEmailExample } from './notifications/messages/email-examples.ts'
import type { WriteMessage } from './notifications/messages/preview-message.ts'
import { sendStaffPush } from './notifications/push/send-staff-push.ts'
import { queueStaffNotifications } from './notifications/queue-staff-notifications.ts'
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
import { crontab } from './platform/jobs/crontab.ts'
import { openHeartbeat } from './platform/jobs/heartbeat.ts'
import { findHold, jobsReleased } from './platform/jobs/hold.ts'
import { patientPool } from './platform/jobs/patient-pool.ts'
import type { Jobs, NamedJob as Named } from './platform/jobs/queue.ts'
import { isMessageJob } from './platform/messages/message-jobs.ts'
import { findRepeatable, recordMessage } from './platform/messages/record-message.ts'
import { startAndEndPromotions } from './promotions/switch-promotions.ts'
import { sendRefundEmail } from './returns/send-refund-emails.ts'
import { sendPasswordLink } from './staff/password-links.ts'
import { auditLedgers } from './audit-ledgers.ts'
import { deleteExpired } from './delete-expired.ts'
import { writeExamples } from './email-examples.ts'
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

type Handlers = { [Name in Named]: (ctx: Ctx, payload: Jobs[Name]) => Promise<void> }

const handlers: Handlers = {
  send_order_email: sendOrderEmail,
  send_order_sms: sendOrderSms,
  queue_staff_notifications: (ctx) => queueStaffNotifications(ctx),
  send_staff_email: sendStaffEmail,
  send_staff_push: sendStaffPush,
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
  import_products: (ctx, { import_id }) => runImport(ctx, import_id),
  download_pictures: (ctx) => downloadPictures(ctx),
  announce: (ctx, { tags }) => ctx.bus.announce(ctx.db, tags),
  check_comment: (ctx, { review_id }) => checkComment(ctx, review_id),
  mail_enquiry: (ctx, { enquiry_id }) => mailEnquiry(ctx, enquiry_id),
  acknowledge_enquiry: (ctx, { enquiry_id }) => acknowledgeEnquiry(ctx, enquiry_id),
  send_enquiry_reply: sendEnquiryReply,
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
  reschedule_points: (ctx) => reschedulePoints(ctx),
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
  welcome_newsletter: sendNewsletterWelcome,
  deliver_webhook: deliverWebhook,
  send_webhook_off_email: sendWebhookOffEmail,
  send_email_example: (ctx, job) => sendEmailExample(ctx, job, writeExamples),
  read_card_fees: (ctx) => readCardFees(ctx),
  delete_expired: (ctx) => deleteExpired(ctx),
  make_backup: (ctx) => makeScheduledBackup(ctx),
  audit_ledgers: (ctx) => auditLedgers(ctx),
}

export interface JobRunner {
  /** Waits for running jobs. */
  stop: () => Promise<void>
}

/**
 * Webhooks, pushes and imports have workers of their own: a receiver or picture host that answers
 * slowly delays no email. Each receiver is one queue, so it holds up one of them at most. They look for jobs once a second instead
 * of at each new one: nearly all are not theirs, and a look passes over every email that waits, 2 ms
 * for 750 of them.
 */
const concurrency = { work: 2, outward: 3 }
const outwardEveryMs = 1000
const outwardJobs: readonly string[] = [
  'deliver_webhook',
  'send_staff_push',
  'import_products',
  'download_pictures',
] satisfies Named[]
/** One for each job, one that listens for new ones, and one to spare. */
export const jobConnections = concurrency.work + concurrency.outward + 2

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
  const patient = patientPool(pool)
  const shared: RunnerOptions = {
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'jobs')
    }),
  }
  const tasks = Object.entries(taskList(ctx))
  const isOutward = ([name]: [string, Task]) => outwardJobs.includes(name)
  const runners = [
    await run({
      ...shared,
      pgPool: patient.pool,
      concurrency: concurrency.work,
      crontab: crontab(ctx.settings),
      taskList: Object.fromEntries(tasks.filter((task) => !isOutward(task))),
    }),
    await run({
      ...shared,
      pgPool: patient.unheard,
      pollInterval: outwardEveryMs,
      concurrency: concurrency.outward,
      crontab: '',
      taskList: Object.fromEntries(tasks.filter(isOutward)),
    }),
  ]
  return {
    async stop() {
      patient.giveUp()
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
