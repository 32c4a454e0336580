import { runCommand } from '../command.ts'
import { explain } from '../explain.ts'
import type { ProcessGroup } from './process-group.ts'

/** For changed settings or a new version, which is built first; the shop stays open. */
export async function replaceProcesses(group: ProcessGroup | null): Promise<void> {
  if (!group) return console.log('Only several web processes are replaced in turn: WEB_PROCESSES')
  try {
    const { isOk } = await runCommand(process.execPath, ['scripts/build.ts'])
    if (!isOk) throw new Error('The new version could not be built')
    await group.replaceAll()
    console.log('All processes were replaced')
  } catch (error) {
    console.error(`Not all processes were replaced: ${explain(error)}`)
  }
}
