import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { answerParent } from './child.ts'
import { ownUsage } from './usage.ts'

// The shop as `npm start` runs it, in a process of its own: its parent tells it apart from the load.
const settings = readSettings(process.env)
const shop = await startShop(settings, settings.databaseUrl ?? '')
answerParent(async () => ownUsage(), shop.stop)
