import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startBucketServer } from '#test/bucket-server.ts'
import { readBucketUrl } from '../../file-location.ts'
import { bucketFiles } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import { folderFiles } from './folder.ts'

const server = await startBucketServer()
const folder = await mkdtemp(path.join(tmpdir(), 'shop-files-'))
afterAll(() => Promise.all([server.close(), rm(folder, { recursive: true })]))

const location = readBucketUrl(server.url, server.keys)
const bucket = bucketFiles(location)

const stores: [string, FileStore][] = [
  ['a folder', folderFiles(folder)],
  ['a bucket', bucket],
]

describe.each(stores)('%s', (_, store) => {
  beforeEach(async () => {
    for await (const name of store.list()) await store.remove(name)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (__, byte) => byte))],
    ['10 MB', Buffer.alloc(10_000_000, 'a picture')],
  ])('gives back %s as it was put', async (__, bytes) => {
    await store.put('originals/ab/fil_1.webp', bytes)
    expect((await store.get('originals/ab/fil_1.webp'))?.equals(bytes)).toBe(true)
  })

  test('replaces a file as a whole', async () => {
    await store.put('originals/ab/fil_1.webp', Buffer.from('the long old picture'))
    await store.put('originals/ab/fil_1.webp', Buffer.from('new'))
    expect(String(await store.get('originals/ab/fil_1.webp'))).toBe('new')
  })

  test('has no file that was never put or was removed, and removes it twice', async () => {
    expect(await store.get('originals/ab/fil_2.webp')).toBeUndefined()
    await store.put('originals/ab/fil_2.webp', Buffer.from('x'))
    await store.remove('originals/ab/fil_2.webp')
    await store.remove('originals/ab/fil_2.webp')
    expect(await store.get('originals/ab/fil_2.webp')).toBeUndefined()
  })

  test('lists every file once', async () => {
    const names = Array.from({ length: 8 }, (__, at) => `originals/a${at}/fil_${at}.webp`)
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))))
    expect((await Array.fromAsync(store.list())).toSorted()).toEqual(names)
  })

  test.each(['../secrets', '/etc/passwd', 'a//b', 'a/..', 'a b', 'a?x=1', ''])(
    'refuses the name “%s”',
    async (name) => {
      await expect((async () => store.get(name))()).rejects.toThrow('invalid file name')
    },
  )
})

test('a bucket keeps its files below the prefix and leaves others alone', async () => {
  server.objects.set('other/fil_9.webp', Buffer.from('of another program'))
  await bucket.put('originals/ab/fil_1.webp', Buffer.from('x'))
  expect(server.objects.has('shop/originals/ab/fil_1.webp')).toBe(true)
  expect(await Array.fromAsync(bucket.list())).not.toContain('other/fil_9.webp')
})

test('a call is made again after a broken connection and a fault of the store', async () => {
  server.faults.push('reset', 503)
  await bucket.put('originals/ab/fil_3.webp', Buffer.from('kept'))
  server.faults.push(500, 'reset')
  expect(String(await bucket.get('originals/ab/fil_3.webp'))).toBe('kept')
})

test('a store that stays down is unavailable, and no missing file', async () => {
  server.faults.push(503, 503, 503)
  await expect(bucket.get('originals/ab/fil_3.webp')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'the file store does not answer: 503 SlowDown',
  })
  const nowhere = bucketFiles({ ...location, url: 'http://127.0.0.1:1/pictures' })
  await expect(nowhere.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
})

test('wrong keys and a bucket that does not exist are named, without the keys', async () => {
  const stranger = bucketFiles({ ...location, secretAccessKey: 'guessed' })
  await expect(stranger.get('a')).rejects.toThrow(
    'the file store refuses: 403 SignatureDoesNotMatch',
  )
  const gone = bucketFiles({ ...location, url: location.url.replace('pictures', 'drawings') })
  await expect(gone.get('a')).rejects.toThrow('NoSuchBucket')
})
