import { startShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { planMembers, startMember } from '../processes/member.ts'
import { openGroup } from '../processes/process-group.ts'
import { answerParent } from './child.ts'
import { ownUsage } from './usage.ts'

// Runs the shop as `npm start` does, in its own process, to measure it separately from the load.
const settings = readSettings(process.env)
const url = settings.databaseUrl ?? ''
const shop = settings.webProcesses > 1 ? await startGroup() : await startShop(settings, url)
answerParent(async () => ownUsage(), shop.stop)

function startGroup() {
  const places = planMembers(settings, url).map((plan) => ({
    name: plan.name,
    start: () => startMember(plan),
  }))
  return openGroup(places, console.log)
}
