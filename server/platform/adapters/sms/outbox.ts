import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Messenger } from './messenger.ts'

/** Used without a provider: writes each message to a `.txt` file in the email outbox. */
export function outboxMessenger(folder: string): Messenger {
  return {
    async send({ to, text, id }) {
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '')}-${id}.txt`
      await writeFile(path.join(folder, name.replaceAll(/[^\w.-]/g, '_')), `To: ${to}\n\n${text}\n`)
    },
  }
}
