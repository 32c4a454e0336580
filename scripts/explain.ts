import { StartProblem } from '#db/start-problem.ts'
import { withSourceLines } from '#server/platform/source-lines.ts'
import { SettingsError } from '#server/platform/settings.ts'

/** An error for the terminal: the sentence alone, if its reader can solve it. */
export function explain(error: unknown): string {
  if (error instanceof StartProblem || error instanceof SettingsError) return error.message
  return error instanceof Error ? withSourceLines(error.stack ?? error.message) : String(error)
}
