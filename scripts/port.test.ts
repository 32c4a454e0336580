import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { waitForPort } from './port.ts'

const port = await freePort()

async function occupy() {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('a port in use is reported', async () => {
  const server = await occupy()
  await expect(waitForPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is already in use`)
  server.close()
})

test('a port that is released soon is waited for', async () => {
  const server = await occupy()
  setTimeout(() => server.close(), 200)
  await expect(waitForPort(port, '127.0.0.1')).resolves.toBeUndefined()
})

test('a free port is found without listening, which would take a request from a proxy', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen')
  onTestFinished(() => listen.mockRestore())
  await waitForPort(port, '127.0.0.1')
  expect(listen).not.toHaveBeenCalled()
})

test('an address of another machine is reported', async () => {
  await expect(waitForPort(port, '192.0.2.1')).rejects.toThrow('192.0.2.1')
})
