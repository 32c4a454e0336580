import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { openProcesses } from '../processes/open-processes.ts'
import { answerParent } from './child.ts'
import { ownUsage } from './usage.ts'

// Runs the shop as `npm start` does, in its own process, to measure it separately from the load.
const settings = readSettings(process.env)
const url = settings.databaseUrl ?? ''
const start = settings.webProcesses > 1 ? openProcesses : startShop
const shop = await start(settings, url)
answerParent(async () => ownUsage(), shop.stop)
