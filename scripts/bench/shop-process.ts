import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { answerParent } from './child.ts'
import { ownUsage } from './usage.ts'

// Runs the shop as `npm start` does, in its own process, to measure it separately from the load.
const settings = readSettings(process.env)
const shop = await startShop(settings, settings.databaseUrl ?? '')
answerParent(async () => ownUsage(), shop.stop)
