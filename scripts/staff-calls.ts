import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { callFaults } from '../test/staff-calls.ts'
import { root } from './command.ts'
import { check } from './steps.ts'

/** Where browsers' calls are noted during journeys. */
export const staffCallsFolder = join(root, '.cache', 'staff-calls')

export function forgetStaffCalls(): void {
  rmSync(staffCallsFolder, { recursive: true, force: true })
}

/** A call of the staff API is answered to a browser in a journey before this step, or else is known to have no screen. */
export const staffCalls = check('staff calls', async () => {
  const files = globSync('*.txt', { cwd: staffCallsFolder })
  const lines = files.flatMap((file) =>
    readFileSync(join(staffCallsFolder, file), 'utf8').trim().split('\n'),
  )
  const sent = new Set(lines)
  const faults = callFaults(sent)
  for (const line of faults) console.error(line)
  console.log(`${sent.size} calls of the staff API were answered to browsers`)
  return faults.length === 0
})
