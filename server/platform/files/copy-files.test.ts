import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startBucketServer } from '#test/bucket-server.ts'
import { bucketFiles } from '../adapters/files/bucket.ts'
import { folderFiles } from '../adapters/files/folder.ts'
import { readBucketUrl } from '../file-location.ts'
import { copyFiles } from './copy-files.ts'

const server = await startBucketServer()
const root = await mkdtemp(path.join(tmpdir(), 'shop-files-'))
afterAll(() => Promise.all([server.close(), rm(root, { recursive: true })]))

const bucket = bucketFiles(readBucketUrl(server.url, server.keys))
const folder = folderFiles(path.join(root, 'files'))
const names = Array.from({ length: 20 }, (_, at) => `originals/aa/fil_${at}.webp`)

test('files go into a bucket and back with the same bytes, and a second run copies nothing', async () => {
  for (const name of names) await folder.put(name, Buffer.from(`picture ${name}`))
  await folder.put('renditions/aa/fil_1-320.webp', Buffer.from('made again'))
  const copy = () => copyFiles(folder, bucket, () => {})
  expect(await copy()).toEqual({ copied: 20, equal: 0 })
  expect(await copy()).toEqual({ copied: 0, equal: 20 })
  server.objects.set('shop/originals/aa/fil_7.webp', Buffer.from('damaged'))
  expect(await copy()).toEqual({ copied: 1, equal: 19 })
  const back = folderFiles(path.join(root, 'back'))
  expect(await copyFiles(bucket, back, () => {})).toEqual({ copied: 20, equal: 0 })
  for (const name of names) expect(await back.get(name)).toEqual(await folder.get(name))
})

test('a copy that differs when read back fails', async () => {
  const forgetful = { ...bucket, get: async () => Buffer.from('something else') }
  await expect(copyFiles(folder, forgetful, () => {})).rejects.toThrow('differs')
})
