import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { readEnvironment } from '../environment.ts'
import { Closing } from './closing.ts'

/** One of several processes that `npm start` keeps: see `member.ts`. */

const closing = new Closing()
let isReplaced = false

// The parent decides; a Ctrl-C reaches every process of the terminal.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGUSR2', () => {})
process.on('SIGTERM', () => closing.ask())
// If the parent is killed, Node ends its members at once.
process.on('message', (message) => {
  isReplaced = message === 'replaced'
  closing.start(0)
})

try {
  const settings = readSettings(readEnvironment())
  closing.drainMs = Math.max(settings.drainSeconds, 5) * 1000
  const shop = await startShop(settings, settings.databaseUrl ?? '')
  closing.add(() => shop.stop({ isReplaced }))
  process.send?.('ready')
} catch (error) {
  if (!closing.isOn) {
    console.error(error)
    closing.start(1)
  }
}
