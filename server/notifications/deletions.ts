import type { Ctx } from '../platform/context.ts'
import { daysAgo } from '../platform/time-ago.ts'
import { readRetention } from '../settings/retention.ts'

const keptDays = 30

export async function deleteNotifications(ctx: Ctx): Promise<void> {
  const notices = ctx.db.deleteFrom('staff_notifications')
  await notices.where('queued_at', '<', daysAgo(ctx, keptDays)).execute()
}

export async function deleteMessages(ctx: Ctx): Promise<void> {
  const { message_days } = await readRetention(ctx)
  const messages = ctx.db.deleteFrom('messages')
  await messages.where('created_at', '<', daysAgo(ctx, message_days)).execute()
}

/** With their deliveries. */
export async function deleteShopEvents(ctx: Ctx): Promise<void> {
  const { webhook_days } = await readRetention(ctx)
  const events = ctx.db.deleteFrom('shop_events')
  await events.where('created_at', '<', daysAgo(ctx, webhook_days)).execute()
}
