import nodemailer from 'nodemailer'
import { MessageRefused } from '../../mail/message-refused.ts'
import { marked, type Mailer } from './mailer.ts'
import { withEncryption } from './smtp-encryption.ts'

export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(withEncryption(url), { from })
  return {
    async send(email) {
      try {
        await transport.sendMail(marked(email))
      } catch (error) {
        throw isRefusal(error) ? new MessageRefused(error.response, { cause: error }) : error
      }
    },
  }
}

/**
 * A permanent answer (5xx) to the recipient or the text. One to the sign-in is about the shop's
 * settings, so the message waits.
 */
function isRefusal(error: unknown): error is Error & { response: string } {
  if (!(error instanceof Error) || !('response' in error) || !('code' in error)) return false
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMessage && typeof error.response === 'string' && error.response.startsWith('5')
}
