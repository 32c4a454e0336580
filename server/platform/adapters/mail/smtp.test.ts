import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#test/smtp-server.ts'
import { MessageRefused } from '../../mail/message-refused.ts'
import { marked } from './mailer.ts'
import { smtpMailer } from './smtp.ts'
import { isEncrypted } from './smtp-encryption.ts'

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

test('an email is marked as automatic, unless a person wrote it', () => {
  expect(marked(email).headers).toEqual({ 'Auto-Submitted': 'auto-generated' })
  const written = { ...email, headers: { References: '<1>', 'Auto-Submitted': 'no' } }
  expect(marked(written).headers).toEqual(written.headers)
})

test('a password is not sent to a server that offers no encryption, unless the address allows it', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  // Under a name that is not this machine’s own, as nodemailer sees it.
  const bare = `smtp://user:password@0.0.0.0:${server.port}`
  await expect(smtpMailer(bare, 'shop@shop.test').send(email)).rejects.toMatchObject({
    code: 'ETLS',
  })
  await expect(smtpMailer(bare, 'shop@shop.test').send(email)).rejects.not.toBeInstanceOf(
    MessageRefused,
  )
  expect(server.received).toEqual([])
  await smtpMailer(`smtp://0.0.0.0:${server.port}?tls=off`, 'shop@shop.test').send(email)
  expect(server.received).toEqual([email.to])
})

test.each([
  ['smtp://user:word@mail.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://mail.example?requireTLS=true', true],
  ['smtp://mail.example?tls=off', false],
  ['smtp://mail.example?ignoreTLS=true', false],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s: encryption required: %s', (url, expected) => {
  expect(isEncrypted(url)).toBe(expected)
})

test('a mail server that does not answer is not a refusal', async () => {
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'shop@shop.test')
  await expect(mailer.send(email)).rejects.not.toBeInstanceOf(MessageRefused)
})
