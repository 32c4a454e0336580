import type { Settings } from '#server/platform/settings.ts'
import { MemberStarter, planMembers } from './member.ts'
import { openGroup, type ProcessGroup } from './process-group.ts'

/** Several processes, which this one keeps running, and one that stands ready. */
export async function openProcesses(
  settings: Settings,
  databaseUrl: string,
): Promise<ProcessGroup> {
  const starter = new MemberStarter()
  const places = planMembers(settings, databaseUrl).map((plan) => ({
    name: plan.name,
    start: () => starter.start(plan),
  }))
  const group = await openGroup(places, (line) => console.log(line))
  starter.keepSpare()
  return {
    async replaceAll() {
      await starter.dropSpare()
      await group.replaceAll().finally(() => starter.keepSpare())
    },
    async stop() {
      await Promise.all([starter.dropSpare(), group.stop()])
    },
  }
}
