import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import type { OpenShop } from './shop.ts'

/** Waits for an email or text message to `to` that matches `wanted`; returns the match. */
export function outboxOf({ ctx }: OpenShop) {
  const folder = path.join(ctx.settings.dataDir, 'outbox')

  async function newest(to: string, wanted: RegExp): Promise<string | null> {
    const files: string[] = await readdir(folder).catch(() => [])
    // File names start with the time.
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

/** Emails are quoted-printable. */
function plain(message: string): string {
  return message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
