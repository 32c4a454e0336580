import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemMessages } from '#console/system/messages.ts'
import { holdMessages } from '#console/parts/hold-banner.tsx'
import { todayMessages } from '#console/today/messages.ts'
import { atToday, heading, openConsole, phoneVisit } from './console-staff.ts'

const shop = await openConsole({ hasPictures: false })
const { ctx } = shop

/** One that waits far in the future, so that the worker leaves it alone, and has failed for good. */
async function aFailedJob(task: string): Promise<void> {
  await sql`select graphile_worker.permanently_fail_jobs(
    array[(graphile_worker.add_job(${task}, '{"tags": []}', run_at := now() + interval '1 day')).id],
    'connect ECONNREFUSED 10.0.0.7:443')`.execute(ctx.db)
}

async function findings(count: number): Promise<void> {
  const finding = {
    rule: 'stock equals its ledger and its orders',
    subject: '',
    found: '{"variant_id":"var_4fzzzxjylrxbeqQpTAAXHh","on_hand":6,"ledger":5}',
  }
  const all = Array.from({ length: count }, () => finding)
  await ctx.db
    .insertInto('ledger_audits')
    .values({ started_at: new Date(), finding_count: count, findings: JSON.stringify(all) })
    .execute()
}

/** Holds the shop as after a restore from a backup of that time. */
async function heldSince(takenAt: Date): Promise<void> {
  await ctx.db.deleteFrom('restores').where('decision', 'is', null).execute()
  await ctx.db.insertInto('restores').values({ taken_at: takenAt }).execute()
}

test('an owner sees late backups and findings, mends failed jobs, and decides after a restore', async () => {
  const [texts, hold] = [systemMessages.zh, holdMessages.zh]
  const { lines } = todayMessages.zh
  await ctx.db.deleteFrom('backups').execute()
  const old = new Date(ctx.clock().getTime() - 30 * 3_600_000)
  await ctx.db
    .insertInto('backups')
    .values({ taken_at: old, finished_at: old, file: 'x', row_count: 1, file_count: 0 })
    .execute()
  await findings(1)
  await sql`delete from graphile_worker._private_jobs where attempts >= max_attempts`.execute(
    ctx.db,
  )
  await aFailedJob('announce')
  await aFailedJob('count_bought_together')
  await heldSince(old)

  const { page, troubles } = await atToday(shop, phoneVisit)
  await page.getByText(hold.held).waitFor()
  await page.getByRole('link', { name: lines.backups }).waitFor()
  await page.getByRole('link', { name: lines.audit_findings }).waitFor()
  await page.getByRole('link', { name: lines.failed_jobs }).click()
  await heading(page, texts.title).waitFor()
  await page.getByText(texts.backupLateText).waitFor()
  await page.getByText(texts.auditText).waitFor()

  const failed = page.getByRole('list', { name: texts.jobs })
  await expect.poll(() => failed.getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: texts.retryOf('announce') }).click()
  await page.getByText(texts.retried).waitFor()
  await page.getByRole('button', { name: texts.dropOf('count_bought_together') }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.drop, exact: true }).click()
  await page.getByText(texts.noJobs).waitFor()

  await page.getByRole('button', { name: hold.discard, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: hold.discard, exact: true }).click()
  await page.getByText(hold.discarded).waitFor()
  await expect.poll(() => page.getByText(hold.held).count()).toBe(0)
  const held = await ctx.db
    .selectFrom('restores')
    .select('id')
    .where('decision', 'is', null)
    .execute()
  expect(held).toEqual([])
  await findings(0)
  await page.reload()
  await page.getByText(texts.auditGood).waitFor()
  expect(troubles).toEqual([])
})
