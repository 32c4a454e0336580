import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Without SMTP settings: every letter becomes one `.eml` file, newest last by name. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ ...letter, from })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '')}-${letter.messageId}.eml`
      await writeFile(path.join(folder, name.replaceAll(/[^\w.-]/g, '_')), message)
    },
  }
}
