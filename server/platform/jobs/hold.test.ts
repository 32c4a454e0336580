import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { openContext } from '#server/main.ts'
import { runJobs } from '#server/run-jobs.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { emptyDatabase } from '#test/database.ts'
import { testShop } from '#test/shop.ts'
import { backedUpFiles } from '../backups/backed-up-files.ts'
import type { Ctx } from '../context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { discardMessages, findHold, jobsReleased, releaseJobs } from './hold.ts'
import { addJob } from './queue.ts'

const shop = await testShop()
const place = await aSellingPlace(shop.ctx)
const folder = mkdtempSync(join(tmpdir(), 'praya-hold-'))
const files = backedUpFiles(shop.ctx.files)
let backup = ''

beforeAll(async () => {
  const product = await aProduct(shop.ctx, { stock: 5, warehouseId: place.stockroom })
  const buyer = await shop.visitor()
  const variant = product.variant().id
  await addToCart(buyer, variant)
  await checkOut(buyer, byCourier(place, [variant]))
  const url = shop.ctx.settings.databaseUrl ?? ''
  backup = (await takeBackup({ url, files, folder })).file
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A restored shop with its job runner, and what it sends. */
async function restored(name: string) {
  const dataDir = join(folder, name)
  const url = await emptyDatabase()
  await restoreBackup({ url, file: backup, files, dataDir: folder })
  const settings = { ...shop.ctx.settings, dataDir, databaseUrl: url, logLevel: 'silent' }
  const { ctx, pool, close } = await openContext(settings, url)
  const jobs = await runJobs(ctx, pool)
  const outbox = join(dataDir, 'outbox')
  return {
    ctx,
    sent: () => (existsSync(outbox) ? readdirSync(outbox) : []),
    stop: async () => {
      await jobs.stop()
      await close()
    },
  }
}

async function waitingJobs({ db }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs`.execute(db)
  return rows.map(({ task }) => task)
}

test('after a restore nothing is sent until it is released', async () => {
  const { ctx, sent, stop } = await restored('released')
  const hold = await findHold(ctx.db)
  expect(hold?.messages).toBeGreaterThan(0)
  expect(await waitingJobs(ctx)).toContain('send_order_email')
  await ctx.bus.settled()
  expect(sent()).toEqual([])

  await inTransaction(ctx, async (trx) => {
    await releaseJobs(trx)
    await ctx.bus.announce(trx, [jobsReleased])
  })
  await expect.poll(sent).not.toEqual([])
  expect(await findHold(ctx.db)).toBeNull()
  await stop()
})

test('what is discarded is never sent, and all other jobs run', async () => {
  const { ctx, sent, stop } = await restored('discarded')
  await inTransaction(ctx, async (trx) => {
    await discardMessages(trx)
    await addJob(trx, 'announce', { tags: ['colours'] })
    await ctx.bus.announce(trx, [jobsReleased])
  })
  const waiting = () => waitingJobs(ctx)
  await expect.poll(waiting).not.toContain('announce')
  expect(await waiting()).toContain('expire_order')
  expect(await waiting()).not.toContain('send_order_email')
  expect(sent()).toEqual([])
  await stop()
})

test('a restored shop opens and says what is held', async () => {
  const url = await emptyDatabase()
  await restoreBackup({ url, file: backup, files, dataDir: folder })
  const port = String(await freePort())
  const settings = { DATABASE_URL: url, DATA_DIR: folder, ROLE: 'worker', PORT: port }
  const opened = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, ...settings, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [opened.stdout, opened.stderr]) {
    output.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('restore -- --discard')) opened.kill('SIGTERM')
    })
  }
  const [code] = await once(opened, 'close')
  expect(said).toContain('After the restore no email leaves and no job runs')
  expect(code, said).toBe(0)
})
