import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, givePoints, verifyEmail } from '#test/builders/members.ts'
import { testShop } from '#test/shop.ts'
import { remindOfPoints, sendPointsReminder } from './remind-of-points.ts'

const shop = await testShop()
const { ctx } = shop

async function aReader(isAccepting = true) {
  const member = await aMember(shop)
  const { accountId } = member
  await verifyEmail(ctx, member)
  const settings = {
    is_notifiable: true,
    is_accept: isAccepting,
    accepted_at: ctx.clock(),
    channels: ['email'],
    language: 'zh' as const,
    unsubscribe_key: `key-${accountId}`,
  }
  await ctx.db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute()
  return member
}

async function post(): Promise<void> {
  const { rows } = await sql<{ payload: Parameters<typeof sendPointsReminder>[1] }>`
    select p.payload from graphile_worker._private_jobs p
    join graphile_worker._private_tasks t on t.id = p.task_id
    where t.identifier = 'send_points_reminder'`.execute(ctx.db)
  for (const { payload } of rows) await sendPointsReminder(ctx, payload)
  await sql`delete from graphile_worker._private_jobs`.execute(ctx.db)
}

test('points that expire within a month are announced once, in one email, to subscribers only', async () => {
  const member = await aReader()
  const other = await aReader(false)
  for (const { accountId } of [member, other]) {
    await givePoints(ctx, accountId, 100, 10)
    await givePoints(ctx, accountId, 50, 25)
    await givePoints(ctx, accountId, 900, 200)
  }
  await Promise.all([remindOfPoints(ctx), remindOfPoints(ctx)])
  await post()
  expect(shop.emails.map(({ to }) => to)).toEqual([member.email])
  expect(shop.emails[0]).toMatchObject({
    subject: expect.stringContaining('150 積分即將到期'),
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  expect(shop.emails[0]?.text).toContain(`/api/unsubscribe/key-${member.accountId}`)
  await remindOfPoints(ctx)
  await post()
  expect(shop.emails).toHaveLength(1)
})
