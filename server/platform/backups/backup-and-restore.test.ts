import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldBackups, listBackups } from '#db/backup/list-backups.ts'
import { verifyBackup } from '#db/backup/read-backup.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { connectDatabase } from '#db/connect.ts'
import { listMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { aProof } from '#test/builders/orders.ts'
import { addToCart, checkOut } from '#test/builders/shopper.ts'
import { emptyDatabase } from '#test/database.ts'
import { testShop } from '#test/shop.ts'
import { folderFiles } from '../adapters/files/folder.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { lastBackupAt } from './scheduled-backup.ts'

const shop = await testShop()
const { ctx } = shop
const url = ctx.settings.databaseUrl ?? ''
const place = await aSellingPlace(ctx)
const product = await aProduct(ctx, { price: 38_000, stock: 500, warehouseId: place.stockroom })
const variant = product.variant().id
const folder = mkdtempSync(join(tmpdir(), 'praya-backup-'))
const restoredDir = join(folder, 'restored')
const files = backedUpFiles(ctx.files)

afterAll(() => rmSync(folder, { recursive: true }))

async function anOrder() {
  const buyer = await shop.visitor()
  await addToCart(buyer, variant, 1)
  return { buyer, ...(await checkOut(buyer, byCourier(place, [variant]))) }
}

/** A backup of the open shop, taken between orders. */
let backup = ''
let ordersDuring = 0

beforeAll(async () => {
  const { buyer, order_id: id } = await anOrder()
  const image = await aProof(shop, buyer.token)
  await buyer.api('PUT /orders/{id}/upload', { params: { id }, body: { image } })
  await acceptPayment(ctx, (await anOrder()).order_id)
  let isDone = false
  const rush = Array.from({ length: 3 }, async () => {
    while (!isDone) {
      await anOrder()
      ordersDuring++
    }
  })
  try {
    backup = (await takeBackup({ url, files, folder: join(folder, 'made') })).file
  } finally {
    isDone = true
    await Promise.all(rush)
  }
})

function restore(file: string, target: string) {
  return restoreBackup({
    url: target,
    file,
    files: backedUpFiles(folderFiles(restoredDir)),
    dataDir: folder,
  })
}

const endedSessions = [
  'access_tokens',
  'staff_tokens',
  'verification_codes',
  'staff_password_links',
]
const aboutItself = ['backups', 'restores']

test('a backup taken while orders are placed restores to equal tables and a clean audit', async () => {
  expect(ordersDuring).toBeGreaterThan(0)
  const target = await emptyDatabase()
  const restored = await restore(backup, target)
  expect(restored.missing).toEqual([])

  const { db, close } = connectDatabase({ url: target })
  expect(await findIntegrityProblems(db)).toEqual([])
  const counts = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  expect(counts.orders).toBeGreaterThanOrEqual(2)
  expect(await lastBackupAt(db)).toEqual(new Date(restored.head.takenAt))
  await close()

  const again = await takeBackup({ url: target, files, folder: join(folder, 'again') })
  const [before, after] = [await verifyBackup(backup), await verifyBackup(again.file)]
  const hashes = ({ manifest }: typeof before) =>
    manifest.tables
      .filter(({ name }) => ![...endedSessions, ...aboutItself].includes(name))
      .map(({ name, rows, sha256 }) => [name, rows, sha256])
  expect(hashes(after)).toEqual(hashes(before))
  expect(after.head.shop).toBe(before.head.shop)
  const rowsOf = (name: string) => after.manifest.tables.find((each) => each.name === name)?.rows
  expect(endedSessions.map(rowsOf)).toEqual([0, 0, 0, 0])
})

test('the pictures of a shop are part of its backup', async () => {
  const { manifest } = await verifyBackup(backup)
  const [picture] = manifest.files
  expect(manifest.files.length).toBeGreaterThanOrEqual(2)
  expect(readFileSync(join(restoredDir, picture?.name ?? '')).length).toBe(picture?.bytes)
})

test('foreign keys, indexes and triggers are what the migrations made, and ids go on', async () => {
  const target = await emptyDatabase()
  await restore(backup, target)
  const describe = async (address: string) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    const { rows } = await client.query<{ described: string }>(`
      select pg_get_constraintdef(oid) as described from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`)
    const ids = await client.query<{ next: number; max: number }>(`
      select nextval('stock_movements_id_seq')::integer as next, max(id)::integer as max
      from stock_movements`)
    await client.end()
    return { described: rows, ids: ids.rows[0] }
  }
  const [theirs, ours] = [await describe(target), await describe(url)]
  expect(theirs.described).toEqual(ours.described)
  expect(theirs.ids?.next).toBeGreaterThan(1000 + (theirs.ids?.max ?? 0))
})

test('a backup is readable by its owner only', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'made')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a picture deleted during a backup is not missed, a lost one is named', async () => {
  const store = backedUpFiles(ctx.files)
  const [lost] = (await verifyBackup(backup)).manifest.files
  const taken = await takeBackup({
    url,
    folder: join(folder, 'lost'),
    files: { ...store, get: async (name) => (name === lost?.name ? undefined : store.get(name)) },
  })
  expect(taken.missing).toEqual([lost?.name])

  await ctx.db.insertInto('files').values(aFile('fil_gone')).execute()
  const deleted = await takeBackup({
    url,
    folder: join(folder, 'deleted'),
    files: {
      ...store,
      async get(name) {
        await ctx.db.deleteFrom('files').where('id', '=', 'fil_gone').execute()
        return store.get(name)
      },
    },
  })
  expect(deleted.missing).toEqual([])
})

function aFile(id: string) {
  const sha256 = Buffer.alloc(32)
  return {
    id,
    visibility: 'public' as const,
    mime: 'image/webp',
    bytes: 1,
    width: 1,
    height: 1,
    sha256,
  }
}

test('a file that is cut anywhere is refused before the database is touched', async () => {
  const whole = readFileSync(backup)
  const target = await emptyDatabase()
  for (const share of [0, 0.001, 0.3, 0.6, 0.9, 0.999]) {
    const file = join(folder, 'cut.backup')
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * share)))
    await expect(restore(file, target)).rejects.toThrow(/is damaged|is not a backup/)
  }
  const taken = await restore(backup, target)
  expect(taken.rows).toBeGreaterThan(0)
})

test('a changed byte in any part is refused', async () => {
  const whole = readFileSync(backup)
  // Past the header of the entry, into its content.
  const places = ['head.json', 'tables/orders/', 'jobs.jsonl', 'files/originals', 'manifest.json']
  for (const name of [...places, 'manifest.sha256']) {
    const changed = Buffer.from(whole)
    const at = changed.indexOf(name, 0, 'latin1') + 512 + 30
    changed[at] = (changed[at] ?? 0) ^ 1
    const file = join(folder, 'changed.backup')
    writeFileSync(file, changed)
    await expect(verifyBackup(file), name).rejects.toThrow('is damaged')
  }
})

test('any other file is refused, and a missing one is not called damaged', async () => {
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Backups are on the shelf.')
  await expect(verifyBackup(file)).rejects.toThrow(/is damaged|is not a backup/)
  await expect(verifyBackup('/nowhere.backup')).rejects.toThrow('/nowhere.backup does not exist')
})

test('a backup of a newer version is refused, with both numbers', async () => {
  const newer = '9999_future.sql'
  await sql`insert into migrations (name, sha256) values (${newer}, repeat('0', 64))`.execute(
    ctx.db,
  )
  const { file } = await takeBackup({ url, files, folder: join(folder, 'newer') })
  await sql`delete from migrations where name = ${newer}`.execute(ctx.db)
  const ours = Number.parseInt(listMigrations().at(-1)?.name ?? '', 10)
  await expect(restore(file, await emptyDatabase())).rejects.toThrow(
    new RegExp(`schema 9999.*schemas up to ${ours}`),
  )
})

test('a shop in use is never overwritten', async () => {
  await expect(restore(backup, url)).rejects.toThrow('already holds a shop')
})

test('the tables of another program are never touched', async () => {
  const target = await emptyDatabase()
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  await client.query('create table hats (id integer)')
  await expect(restore(backup, target)).rejects.toThrow('another program')
  await client.query('select from hats')
  await client.end()
})

test('an upgrade of a shop in use makes a backup first, which restores and migrates', async () => {
  const target = await emptyDatabase()
  await restore(backup, target)
  const { db, close } = connectDatabase({ url: target })
  const last = listMigrations().at(-1)?.name ?? ''
  await sql`delete from migrations where name = ${last}`.execute(db)
  const before = { ...ctx.settings, backupDir: join(folder, 'upgrade'), dataDir: restoredDir }
  await backUpBeforeUpgrade({ ...before, backupBeforeUpgrade: false }, ctx.files, () => {})(target)
  expect(await listBackups(before.backupDir)).toEqual([])
  const said: string[] = []
  await backUpBeforeUpgrade(before, ctx.files, (line) => said.push(line))(target)
  const [made] = await listBackups(before.backupDir)
  expect(said).toEqual([expect.stringContaining(last), expect.stringContaining(made?.file ?? '')])
  await close()
})

test('an interrupted restore is not opened', async () => {
  const target = await emptyDatabase()
  await restore(backup, target)
  const { db, close } = connectDatabase({ url: target })
  await db
    .insertInto('configurations')
    .values({ slug: 'unfinished_restore', value: '"then"' })
    .execute()
  await close()
  const opening = openDatabase({ dataDir: folder, databaseUrl: target, report: () => {} })
  await expect(opening).rejects.toThrow('A restore was interrupted')
})

test('old backups of this shop are deleted, others stay', async () => {
  const { head } = await verifyBackup(backup)
  const made = join(folder, 'made')
  expect(await deleteOldBackups(made, 'another shop')).toEqual([])
  expect(await deleteOldBackups(made, head.shop)).toEqual([])
  expect((await listBackups(made)).map(({ file }) => file)).toEqual([backup])
})
