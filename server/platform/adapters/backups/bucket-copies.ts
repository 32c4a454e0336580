import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupProblem } from '#db/backup/backup-problem.ts'
import { superfluous } from '#db/backup/retention.ts'
import { verifyBackup } from '#db/backup/read-backup.ts'
import type { BackupCopies, BackupCopy } from '../../backups/backup-copies.ts'
import type { BucketLocation } from '../../file-location.ts'
import { bucketCalls } from '../files/bucket.ts'
import { probeFiles } from '../files/probe-files.ts'

/** What S3 takes in one piece. */
const maxBytes = 5_000_000_000
/** A slow line carries a gigabyte in an hour. */
const transferMs = 2 * 3_600_000

/** In a bucket that speaks S3: `BACKUP_URL`. */
export function bucketCopies(location: BucketLocation): BackupCopies {
  const { send, place, files } = bucketCalls(location)

  async function list(): Promise<BackupCopy[]> {
    const copies = (await Array.fromAsync(files.list())).map(readName).filter((each) => !!each)
    return copies.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  }

  return {
    list,
    async store(file) {
      const body = await openAsBlob(file)
      if (body.size > maxBytes) {
        throw new BackupProblem(`${file} is larger than 5 GB: copy it by a program of its own.`)
      }
      const sha256 = await sha256Of(file)
      const patienceMs = transferMs
      await send('PUT', place(path.basename(file)), { body, sha256, patienceMs })
    },
    async fetch(name, folder) {
      if (!readName(name)) throw new BackupProblem(`${name} is not the name of a backup.`)
      const answer = await send('GET', place(name), { patienceMs: transferMs })
      if (!answer?.body) throw new BackupProblem(`The bucket has no ${name}.`)
      const half = path.join(folder, `.${name}.part`)
      try {
        await pipeline(chunksOf(answer.body), createWriteStream(half, { mode: 0o600 }))
        await verifyBackup(half)
        const file = path.join(folder, name)
        await rename(half, file)
        return file
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    probe: () => probeFiles(files),
    async deleteOld(shop) {
      const own = (await list()).filter((copy) => copy.shop === shop)
      const old = superfluous(own).map(({ name }) => name)
      for (const name of old) await files.remove(name)
      return old
    },
  }
}

/** `shop-3kT9…-20261123T190000Z-26-x7Kp.backup`, as `takeBackup` names them; others are left alone. */
function readName(name: string): BackupCopy | null {
  const [, shop = '', day = '', time = ''] =
    /^shop-(\w+)-(\d{8})T(\d{6})Z-\d+-\w+\.backup$/.exec(name) ?? []
  const date = day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  const takenAt = new Date(`${date}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`)
  return shop === '' ? null : { name, shop, takenAt }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
