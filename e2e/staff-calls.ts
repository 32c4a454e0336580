import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright'
import { staffCallOf } from '#test/staff-calls.ts'

/**
 * The calls of the staff API that the shop answered to browsers, for the check at the end of a run of
 * every journey (`scripts/staff-calls.ts`). A call that was refused proves nothing.
 */
export class StaffCalls {
  readonly #answered = new Set<string>()

  note(context: BrowserContext): void {
    context.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const call = staffCallOf(response.request().method(), pathname)
      if (call && response.ok()) this.#answered.add(call)
    })
  }

  /** Where `STAFF_CALLS` says, if it does: one file for each process. */
  save(): void {
    const folder = process.env.STAFF_CALLS
    if (!folder || this.#answered.size === 0) return
    const lines = [...this.#answered].map((call) => `${call}\n`).join('')
    mkdirSync(folder, { recursive: true })
    appendFileSync(path.join(folder, `${process.pid}.txt`), lines)
  }
}
