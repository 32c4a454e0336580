import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#test/smtp-server.ts'
import { MessageRefused } from '../../mail/message-refused.ts'
import { smtpMailer } from './smtp.ts'

const email = {
  to: 'tai.man@example.com',
  locale: 'en',
  subject: 'Your order',
  html: '<p>Thank you.</p>',
  text: 'Thank you.',
  messageId: '<1@shop.test>',
} as const

test('only a permanent refusal of the recipient is final', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const mailer = smtpMailer(server.url, 'shop@shop.test')
  await mailer.send(email)
  expect(server.received).toEqual([email.to])
  server.refusals.set(email.to, '550 5.1.1 no such user')
  await expect(mailer.send(email)).rejects.toThrow(MessageRefused)
  await expect(mailer.send(email)).rejects.toMatchObject({ message: '550 5.1.1 no such user' })
  server.refusals.set(email.to, '451 4.3.0 try later')
  await expect(mailer.send(email)).rejects.not.toBeInstanceOf(MessageRefused)
})

test('a mail server that does not answer is not a refusal', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'shop@shop.test')
  await expect(mailer.send(email)).rejects.not.toBeInstanceOf(MessageRefused)
})
