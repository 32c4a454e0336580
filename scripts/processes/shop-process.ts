import { z } from 'zod'
import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { readEnvironment } from '../environment.ts'
import { explain } from '../explain.ts'
import { bundledPages } from './bundled-pages.ts'
import { Closing } from './closing.ts'

/** One of several processes that `npm start` keeps: see `member.ts`. */

const plan = z.object({ env: z.record(z.string(), z.string()) })
const closing = new Closing()
let isReplaced = false

// The parent decides; a Ctrl-C reaches every process of the terminal.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGUSR2', () => {})
process.on('SIGTERM', () => closing.ask())
// If the parent is killed, Node ends its members at once.
process.on('message', (message) => {
  const { data } = plan.safeParse(message)
  if (data) return void serve(data.env)
  isReplaced = message === 'replaced'
  closing.start(0)
})
process.send?.('loaded')

async function serve(env: Readonly<Record<string, string>>): Promise<void> {
  try {
    Object.assign(process.env, env)
    const settings = readSettings(readEnvironment())
    closing.drainMs = Math.max(settings.drainSeconds, 5) * 1000
    const shop = await startShop(settings, settings.databaseUrl ?? '', bundledPages())
    closing.add(() => shop.stop({ isReplaced }))
    process.send?.('ready')
  } catch (error) {
    if (!closing.isOn) {
      console.error(explain(error))
      closing.start(1)
    }
  }
}
