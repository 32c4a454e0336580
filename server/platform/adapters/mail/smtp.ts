import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    async send(email) {
      await transport.sendMail(email)
    },
  }
}
