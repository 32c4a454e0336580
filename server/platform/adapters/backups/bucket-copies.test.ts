import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startBucketServer } from '#test/bucket-server.ts'
import { testShop } from '#test/shop.ts'
import { makeScheduledBackup } from '../../backups/scheduled-backup.ts'
import { readBucketUrl } from '../../file-location.ts'
import { bucketCopies } from './bucket-copies.ts'

const server = await startBucketServer()
const shop = await testShop()
const folder = mkdtempSync(join(tmpdir(), 'praya-copies-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const bucket = bucketCopies(readBucketUrl(server.url, server.keys))
shop.ctx.copies = bucket

test('the nightly backup is copied to the bucket, and comes back from there equal and verified', async () => {
  await makeScheduledBackup(shop.ctx)
  const [copy] = await bucket.list()
  const file = await bucket.fetch(copy?.name ?? '', folder)
  const { backupDir } = shop.ctx.settings
  expect(readFileSync(file).equals(readFileSync(join(backupDir, basename(file))))).toBe(true)
})

test('a copy that was damaged in the bucket is refused, and leaves no file', async () => {
  const [copy] = await bucket.list()
  const key = `shop/${copy?.name}`
  const whole = server.objects.get(key) ?? Buffer.alloc(0)
  server.objects.set(key, whole.subarray(0, whole.length - 100))
  const empty = mkdtempSync(join(folder, 'empty-'))
  await expect(bucket.fetch(copy?.name ?? '', empty)).rejects.toThrow()
  expect(readdirSync(empty)).toEqual([])
  server.objects.set(key, whole)
  await expect(bucket.fetch('shop-x-20260101T000000Z-1-abcd.backup', empty)).rejects.toThrow(
    'The bucket has no',
  )
  expect(readdirSync(empty)).toEqual([])
})

test('in the bucket old copies of this shop are deleted by the rule for the folder, others stay', async () => {
  const [newest] = await bucket.list()
  const own = newest?.shop ?? ''
  const days = Array.from({ length: 30 }, (_, day) => String(day + 1).padStart(2, '0'))
  for (const day of days) {
    for (const each of [own, 'other']) {
      server.objects.set(`shop/shop-${each}-202001${day}T190000Z-58-abcd.backup`, Buffer.from('x'))
    }
  }
  server.objects.set('shop/notes.txt', Buffer.from('of the owner'))
  const deleted = await bucket.deleteOld(own)
  expect(deleted.length).toBeGreaterThan(15)
  const left = await bucket.list()
  expect(left.filter(({ shop: of }) => of === 'other')).toHaveLength(30)
  expect(left[0]).toEqual(newest)
  expect(left.filter(({ shop: of }) => of === own).length).toBe(31 - deleted.length)
  expect(server.objects.has('shop/notes.txt')).toBe(true)
})

test('a bucket that does not take the copy fails the backup, so that it is tried again', async () => {
  server.faults.push(403)
  await expect(makeScheduledBackup(shop.ctx)).rejects.toThrow('refuses')
})
