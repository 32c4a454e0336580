import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { marked, type Mailer } from './mailer.ts'

/** Used without SMTP settings: writes each email to an `.eml` file; names sort by time. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    async send(email) {
      // Loaded with the first email to save memory in an idle shop.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ ...marked(email), from })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '')}-${email.messageId}.eml`
      await writeFile(path.join(folder, name.replaceAll(/[^\w.-]/g, '_')), message)
    },
  }
}
