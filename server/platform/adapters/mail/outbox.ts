import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mailer } from './mailer.ts'

/** Without SMTP settings: every letter becomes one `.eml` file, newest last by name. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    async send(letter) {
      // Loaded with the first letter: a shop at rest need not hold it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ ...letter, from })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '')}-${letter.messageId}.eml`
      await writeFile(path.join(folder, name.replaceAll(/[^\w.-]/g, '_')), message)
    },
  }
}
