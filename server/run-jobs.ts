import { Logger, run, type Task } from 'graphile-worker'
import type pg from 'pg'
import { countBoughtTogether } from './catalogue/bought-together.ts'
import { turnCatalogue } from './catalogue/turn-catalogue.ts'
import { checkComment } from './content/reviews/check-comment.ts'
import { confirmContact, sendChangeCode, sendResetCode } from './customers/auth/send-codes.ts'
import { sendAccountNotice } from './customers/auth/send-notices.ts'
import { acknowledgeEnquiry, mailEnquiry } from './customers/enquiries/enquiry-letters.ts'
import { remindOfPoints, sendPointsLetter } from './loyalty/remind-of-points.ts'
import { queueStaffNotices } from './notifications/queue-notices.ts'
import { sendStaffNotice } from './notifications/send-notice.ts'
import { completeQuietOrder } from './orders/complete-later.ts'
import { expireOrder } from './orders/expire-order.ts'
import { remindPayment, sendOrderLetter } from './orders/order-letters.ts'
import { sendOrderText } from './orders/order-news.ts'
import { readProof } from './payments/proofs/read-proof.ts'
import { refundCard } from './payments/refund-card.ts'
import { removeCard } from './payments/saved-cards.ts'
import { checkCardSession, closeCardSessions } from './payments/settle-sessions.ts'
import type { Ctx } from './platform/context.ts'
import type { Jobs } from './platform/jobs/queue.ts'
import { turnOffers } from './promotions/turn-offers.ts'
import { sendRefundLetter } from './returns/refund-letters.ts'
import { sweep } from './sweep.ts'
import { findBargains } from './wishlist/find-bargains.ts'
import { sendWishLetter } from './wishlist/send-wish-letter.ts'
import { tellWishers } from './wishlist/tell-wishers.ts'

type Handlers = { [Name in keyof Jobs]: (ctx: Ctx, payload: Jobs[Name]) => Promise<void> }

export const handlers: Handlers = {
  send_order_letter: sendOrderLetter,
  send_order_text: sendOrderText,
  queue_staff_notices: (ctx) => queueStaffNotices(ctx),
  send_staff_notice: sendStaffNotice,
  remind_payment: (ctx, { order_id }) => remindPayment(ctx, order_id),
  read_proof: (ctx, { proof_id }) => readProof(ctx, proof_id),
  expire_order: (ctx, { order_id }) => expireOrder(ctx, order_id),
  complete_order: (ctx, { order_id }) => completeQuietOrder(ctx, order_id),
  check_card_session: (ctx, { session_id }) => checkCardSession(ctx, session_id),
  close_card_sessions: (ctx, { order_id, keep }) => closeCardSessions(ctx, order_id, keep),
  remove_card: removeCard,
  deliver_gateway_event: async (ctx, { event_id }) => ctx.cards?.inHouse?.deliver(event_id),
  refund_card: (ctx, { refund_id }) => refundCard(ctx, refund_id),
  announce: (ctx, { tags }) => ctx.bus.announce(ctx.db, tags),
  check_comment: (ctx, { review_id }) => checkComment(ctx, review_id),
  mail_enquiry: (ctx, { enquiry_id }) => mailEnquiry(ctx, enquiry_id),
  acknowledge_enquiry: (ctx, { enquiry_id }) => acknowledgeEnquiry(ctx, enquiry_id),
  send_refund_letter: sendRefundLetter,
  confirm_contact: confirmContact,
  send_reset_code: sendResetCode,
  send_change_code: sendChangeCode,
  send_account_notice: sendAccountNotice,
  tell_wishers: tellWishers,
  send_wish_letter: sendWishLetter,
  turn_offers: (ctx) => turnOffers(ctx),
  turn_catalogue: turnCatalogue,
  send_points_letter: sendPointsLetter,
  async morning_letters(ctx) {
    await remindOfPoints(ctx)
    await findBargains(ctx)
  },
  count_bought_together: (ctx) => countBoughtTogether(ctx),
  sweep: (ctx) => sweep(ctx),
}

/**
 * Staff hear of orders every minute; clearing away every quarter of an hour; in Hong Kong, news at
 * ten in the morning, and at half past four what goes together.
 */
const crontab = [
  '* * * * * queue_staff_notices',
  '*/15 * * * * sweep',
  '0 2 * * * morning_letters',
  '30 20 * * * count_bought_together',
].join('\n')

export interface JobRunner {
  /** Lets running jobs end. */
  stop: () => Promise<void>
}

export async function runJobs(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    crontab,
    taskList: taskList(ctx),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'jobs')
    }),
  })
  return { stop: () => runner.stop() }
}

/** Every job of the shop, as the queue calls it. */
export function taskList(ctx: Ctx): Record<string, Task> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [name, task(ctx, handle)]),
  )
}

/** Payloads are written by `addJob` only, whose types are the handlers'. */
function task(ctx: Ctx, handle: (ctx: Ctx, payload: never) => Promise<void>): Task {
  return (payload) => handle(ctx, payload as never)
}
