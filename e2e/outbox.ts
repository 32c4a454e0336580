import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import type { OpenShop } from './shop.ts'

/** Waits for what the shop writes to somebody, by letter or text message, and answers what it holds. */
export function outboxOf({ ctx }: OpenShop) {
  const folder = path.join(ctx.settings.dataDir, 'outbox')

  async function newest(to: string, wanted: RegExp): Promise<string | null> {
    const files: string[] = await readdir(folder).catch(() => [])
    // Their names begin with the time.
    for (const file of files.toSorted((a, b) => b.localeCompare(a))) {
      const text = plain(await readFile(path.join(folder, file), 'utf8'))
      const found = text.includes(to) ? wanted.exec(text) : null
      if (found) return found[0]
    }
    return null
  }

  return async (to: string, wanted: RegExp): Promise<string> => {
    let found: string | null = null
    await expect.poll(async () => (found = await newest(to, wanted))).not.toBeNull()
    return found ?? ''
  }
}

/** Letters are sent in quoted-printable. */
function plain(message: string): string {
  return message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
