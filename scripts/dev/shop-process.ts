import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { HotPayload } from 'vite'
import { z } from 'zod'
import { freePort } from '#db/embedded/free-port.ts'
import { root } from '../command.ts'
import type { Front } from './front.ts'

/** A process that can become the shop. */
export interface ShopProcess {
  port: number
  /** Becomes the shop as its sources are now; resolves with whether it serves. */
  open: () => Promise<boolean>
  stop: () => Promise<void>
}

const question = z.object({ id: z.number(), ask: z.custom<HotPayload>() })

/** `compile` answers what its module runner asks. */
export async function prepareShopProcess(
  env: Readonly<Record<string, string>>,
  compile: Front['compile'],
): Promise<ShopProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(root, 'scripts/dev/spare.ts'), '--dev'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  child.on('message', (message) => {
    const { data } = question.safeParse(message)
    if (data) void compile(data.ask).then((answer) => tell({ id: data.id, answer }))
  })
  const tell = (message: object) => child.connected && child.send(message)
  return {
    port,
    open() {
      tell({})
      return new Promise((resolve) => {
        child.on('message', (message) => message === 'open' && resolve(true))
        void exit.then(() => resolve(false))
      })
    },
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}
