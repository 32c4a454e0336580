import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MessageRefused } from '../../mail/message-refused.ts'
import { gatewayMessenger } from './gateway.ts'
import { outboxMessenger } from './outbox.ts'

const message = {
  to: '+85291234567',
  text: '你的驗證碼：123456',
  locale: 'zh',
  id: 'code/1',
} as const

test('without a provider, messages are written to the outbox', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sms-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await outboxMessenger(folder).send(message)
  const [name = ''] = await readdir(folder)
  expect(name).toMatch(/code_1\.txt$/)
  expect(await readFile(path.join(folder, name), 'utf8')).toBe(
    'To: +85291234567\n\n你的驗證碼：123456\n',
  )
})

test('the provider receives recipient, text and sender; its refusal throws', async () => {
  const heard: { body: unknown; authorization: string | undefined }[] = []
  let status = 202
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({ body: JSON.parse(body), authorization: request.headers.authorization })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const gateway = gatewayMessenger({
    url: `http://127.0.0.1:${port}/send`,
    token: 'secret',
    from: 'PRAYA',
  })
  const { to, text, id } = message
  await gateway.send(message)
  expect(heard).toEqual([{ body: { to, text, id, from: 'PRAYA' }, authorization: 'Bearer secret' }])
  status = 500
  await expect(gateway.send(message)).rejects.toThrow('500')
  status = 422
  await expect(gateway.send(message)).rejects.toThrow(MessageRefused)
  status = 302
  await expect(gateway.send(message)).rejects.toThrow()
})
