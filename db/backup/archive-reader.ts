import { createReadStream, existsSync } from 'node:fs'
import { Readable, pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupProblem } from './backup-problem.ts'

/** What a backup holds, in its order. A table's text is gone with the next item. */
export type BackupItem =
  | { kind: 'table'; name: string; text: Readable }
  | { kind: 'file'; name: string; bytes: Buffer }
  | { kind: 'document'; name: string; bytes: Buffer }

interface Entry {
  name: string
  bytes: Buffer
}

export async function* readArchive(file: string): AsyncGenerator<BackupItem> {
  const entries = entriesOf(file)
  let next = await entries.next()
  while (!next.done) {
    const { name, bytes } = next.value
    const [folder = '', ...rest] = name.split('/')
    if (folder === 'tables') {
      const parts = async function* () {
        while (!next.done && next.value.name.startsWith(`tables/${rest[0]}/`)) {
          yield next.value.bytes
          next = await entries.next()
        }
      }
      const text = unzipped(parts())
      yield { kind: 'table', name: rest[0] ?? '', text }
      // What the caller has not read is skipped.
      await finished(text.resume())
      continue
    }
    yield folder === 'files'
      ? { kind: 'file', name: rest.join('/'), bytes }
      : { kind: 'document', name, bytes }
    next = await entries.next()
  }
}

/** Ends with an error if a part is damaged or missing. */
function unzipped(parts: AsyncIterable<Buffer>): Readable {
  // The reader of the stream gets the error.
  return pipeline(Readable.from(parts), createGunzip(), () => {})
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const archive = extract()
  pipeline(source, archive, () => {})
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, bytes: await buffer(entry) }
    }
  } catch (error) {
    if (!existsSync(file)) throw new BackupProblem(`${file} does not exist.`, { cause: error })
    throw new BackupProblem(`${file} is damaged: ${messageOf(error)}.`, { cause: error })
  } finally {
    source.destroy()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
