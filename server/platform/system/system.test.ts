import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditLedgers } from '#server/audit-ledgers.ts'
import { queueStaffNotifications } from '#server/notifications/queue-staff-notifications.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { addJob } from '../jobs/queue.ts'

const shop = await testShop({ BACKUP_HOUR: '3' })
const { ctx } = shop
const owner = await shop.staff('owner')
const { email: ownerEmail } = await owner.api('GET /auth/me')
const place = await aSellingPlace(ctx)

async function waiting(name: string): Promise<number> {
  const { queues } = await owner.api('GET /today')
  return queues.find((queue) => queue.name === name)?.count ?? -1
}

/** Emails to owners that wait, by what they are about. */
async function told(kind: 'backup_failed' | 'audit_findings'): Promise<number> {
  await queueStaffNotifications(ctx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from graphile_worker._private_jobs j, json_array_elements_text(j.payload -> 'notice_ids') notice
    join staff_notifications n on n.id = notice::bigint
    where j.payload ->> 'email' = ${ownerEmail} and n.kind = ${kind}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** A job that has used up its attempts. */
async function aFailedJob(): Promise<string> {
  await inTransaction(ctx, (trx) => addJob(trx, 'announce', { tags: ['colours'] }))
  const { rows } = await sql<{ id: string }>`
    select max(id)::text as id from graphile_worker.jobs where task_identifier = 'announce'`.execute(
    ctx.db,
  )
  const id = rows[0]?.id ?? ''
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'no such colour')`.execute(
    ctx.db,
  )
  return id
}

async function failedJobs(): Promise<string[]> {
  return (await owner.api('GET /system')).failed_jobs.map(({ _id }) => _id)
}

async function backedUp(hoursAgo: number): Promise<void> {
  const at = new Date(ctx.clock().getTime() - hoursAgo * 3_600_000)
  await ctx.db.deleteFrom('backups').execute()
  await ctx.db
    .insertInto('backups')
    .values({ taken_at: at, finished_at: at, file: 'a.backup', row_count: 1, file_count: 0 })
    .execute()
}

test('only who may manage the system sees it', async () => {
  const manager = await shop.staff('manager')
  await expect(manager.api('GET /system')).rejects.toMatchObject({ status: 403 })
})

test('a backup that fails again and again shows today with its reason, before it is late', async () => {
  await backedUp(2)
  await inTransaction(ctx, (trx) => addJob(trx, 'make_backup', {}, { key: 'backup' }))
  const fail = (attempts: number) =>
    sql`update graphile_worker._private_jobs
      set attempts = ${attempts}, last_error = '/backups is full' where key = 'backup'`.execute(
      ctx.db,
    )
  await fail(1)
  expect(await waiting('backups')).toBe(0)
  await fail(3)
  expect(await waiting('backups')).toBe(1)
  const { backup } = await owner.api('GET /system')
  expect(backup).toMatchObject({ is_late: true, error: '/backups is full' })
  await backedUp(0)
  expect(await waiting('backups')).toBe(0)
  await sql`delete from graphile_worker._private_jobs where key = 'backup'`.execute(ctx.db)
  expect(await waiting('backups')).toBe(0)
})

test('the nightly audit stores what does not add up, shows it today and tells the owners', async () => {
  await auditLedgers(ctx)
  expect((await owner.api('GET /system')).audit).toMatchObject({ finding_count: 0, findings: [] })
  expect(await waiting('audit_findings')).toBe(0)

  await aProduct(ctx, { stock: 5, warehouseId: place.stockroom })
  await sql`update stock_levels set on_hand = on_hand + 1`.execute(ctx.db)
  await auditLedgers(ctx)
  const { audit } = await owner.api('GET /system')
  expect(audit?.finding_count).toBeGreaterThan(0)
  expect(audit?.findings[0]).toMatchObject({ rule: 'stock equals its ledger and its orders' })
  expect(await waiting('audit_findings')).toBe(audit?.finding_count)
  expect(await told('audit_findings')).toBe(1)

  await sql`update stock_levels set on_hand = on_hand - 1`.execute(ctx.db)
  await auditLedgers(ctx)
  expect(await waiting('audit_findings')).toBe(0)
})

test('a job that failed for good is tried again or dropped, once, and the audit log says by whom', async () => {
  const [first, second] = [await aFailedJob(), await aFailedJob()]
  expect(await failedJobs()).toEqual([second, first])
  expect(await waiting('failed_jobs')).toBe(2)
  const { failed_jobs } = await owner.api('GET /system')
  expect(failed_jobs[0]).toMatchObject({ task: 'announce', error: 'no such colour' })

  await owner.api('POST /system/jobs/{id}/retry', { params: { id: first } })
  await owner.api('DELETE /system/jobs/{id}', { params: { id: second } })
  expect(await failedJobs()).toEqual([])
  let runs = 0
  await runOnce({
    connectionString: ctx.settings.databaseUrl ?? '',
    taskList: { announce: () => void runs++ },
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
  })
  expect(runs).toBe(1)
  for (const id of [first, second]) {
    await expect(owner.api('DELETE /system/jobs/{id}', { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
  }
  const { data } = await owner.api('GET /audit-log', { query: { subject_kind: 'job' } })
  expect(data.map(({ action }) => action)).toEqual(['job_discarded', 'job_retried'])
})

test('a job that may still succeed cannot be dropped', async () => {
  await inTransaction(ctx, (trx) =>
    addJob(trx, 'announce', { tags: [] }, { runAt: new Date(Date.now() + 60_000), key: 'later' }),
  )
  const { rows } = await sql<{ id: string }>`
    select id::text as id from graphile_worker.jobs where key = 'later'`.execute(ctx.db)
  const params = { id: rows[0]?.id ?? '' }
  await expect(owner.api('DELETE /system/jobs/{id}', { params })).rejects.toMatchObject({
    status: 404,
  })
})

test('after a restore the owner sees what is held and decides once', async () => {
  expect((await owner.api('GET /system')).hold).toBeNull()
  const body = { messages: 'discard' as const }
  await expect(owner.api('POST /system/release', { body })).rejects.toMatchObject({ status: 409 })
  await inTransaction(ctx, async (trx) => {
    await sql`delete from graphile_worker._private_jobs`.execute(trx)
    await addJob(trx, 'send_account_notice', {
      id: 'n',
      notice: 'password_changed',
      contact: { email: 'a@b.example' },
      locale: 'en',
    })
    await addJob(trx, 'announce', { tags: [] })
  })
  const takenAt = new Date()
  await ctx.db
    .insertInto('restores')
    .values({ taken_at: takenAt, restored_at: sql<Date>`now() + interval '1 second'` })
    .execute()
  expect((await owner.api('GET /system')).hold).toMatchObject({
    taken_at: takenAt.toISOString(),
    message_count: 1,
    other_job_count: 1,
  })
  await owner.api('POST /system/release', { body })
  expect((await owner.api('GET /system')).hold).toBeNull()
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs`.execute(ctx.db)
  expect(rows).toEqual([{ task: 'announce' }])
  const { data } = await owner.api('GET /audit-log', { query: { action: 'held_jobs_decided' } })
  expect(data).toMatchObject([{ after: { messages: 'discard', message_count: 1 } }])
})

test('a backup older than 26 hours shows today, and owners are told once a day', async () => {
  await backedUp(25)
  expect(await waiting('backups')).toBe(0)
  expect((await owner.api('GET /system')).backup).toMatchObject({ is_late: false, error: null })
  expect(await told('backup_failed')).toBe(0)

  await backedUp(27)
  expect(await waiting('backups')).toBe(1)
  expect((await owner.api('GET /system')).backup).toMatchObject({ is_late: true })
  expect(await told('backup_failed')).toBe(1)
  expect(await told('backup_failed')).toBe(1)
  shop.passTime(24 * 3600 + 1)
  expect(await told('backup_failed')).toBe(2)
})
