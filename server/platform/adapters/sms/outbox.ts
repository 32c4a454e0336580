import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Messenger } from './messenger.ts'

/** Without a provider: every message becomes one `.txt` file beside the letters. */
export function outboxMessenger(folder: string): Messenger {
  return {
    async send({ to, text, id }) {
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '')}-${id}.txt`
      await writeFile(path.join(folder, name.replaceAll(/[^\w.-]/g, '_')), `To: ${to}\n\n${text}\n`)
    },
  }
}
