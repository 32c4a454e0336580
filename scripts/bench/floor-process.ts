import { createServer } from 'node:http'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { hashPassword } from '#server/platform/passwords/hash-password.ts'
import { answerParent } from './child.ts'
import { ownUsage } from './usage.ts'

/** The responses that the two bare servers repeat. */
const message = z.object({
  replies: z
    .array(
      z.object({
        path: z.string(),
        /** Names and values alternating. */
        headers: z.array(z.string()),
        body: z.base64(),
        isJson: z.boolean(),
      }),
    )
    .optional(),
})

interface Reply {
  headers: string[]
  body: Buffer
}

const bytes = new Map<string, Reply>()
const objects = new Map<string, object>()

/** The least a Node server can do: look up a URL, send bytes from memory. */
const bytesServer = createServer((request, response) => {
  const reply = bytes.get(request.url ?? '')
  response.writeHead(reply ? 200 : 404, reply?.headers)
  response.end(reply?.body)
})

/** The least our HTTP framework can do: look up an object, send it as JSON. */
const hono = new Hono()
  // A sign-in requires at least one hash.
  .get('/hash', async (c) => c.json({ hash: await hashPassword('as long as any') }))
  .get('*', (c) => {
    const object = objects.get(c.req.path)
    return object ? c.json(object) : c.notFound()
  })

const ports = z.tuple([z.coerce.number(), z.coerce.number()]).parse(process.argv.slice(2))
bytesServer.listen(ports[0], '127.0.0.1')
await once(bytesServer, 'listening')
const jsonServer = serve({ fetch: hono.fetch, port: ports[1], hostname: '127.0.0.1' })
await once(jsonServer, 'listening')

answerParent(
  async (received) => {
    for (const { path, headers, body, isJson } of message.parse(received).replies ?? []) {
      const buffer = Buffer.from(body, 'base64')
      if (isJson) objects.set(path, z.looseObject({}).parse(JSON.parse(String(buffer))))
      else bytes.set(path, { headers, body: buffer })
    }
    return ownUsage()
  },
  async () => {
    for (const server of [bytesServer, jsonServer]) {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    }
  },
)
