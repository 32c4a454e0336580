import type { RawBuilder } from 'kysely'
import type { EmailKind } from '#contract/staff/message-kinds.ts'
import type { Ctx } from './context.ts'
import type { App } from './http/app.ts'
import type { Jobs, NamedJob } from './jobs/queue.ts'
import type { ExampleSetting } from './mail/email-example.ts'
import type { RenderedEmail } from './mail/render-email.ts'
import type { Writers } from './messages/writers.ts'

/** Adds calls or addresses to an API or to the shop. */
type Routes = (app: App, ctx: Ctx, write: Writers) => void

export type JobHandlers = {
  [Name in NamedJob]: (ctx: Ctx, payload: Jobs[Name], write: Writers) => Promise<void>
}

/** One metric, read from the database. */
export interface Figure {
  name: string
  help: string
  labelNames: readonly string[]
  /** Rows of `labels` and `value`, in this order; in base units. */
  rows: RawBuilder<unknown>
}

/**
 * All that one area adds to the shop: the `area.ts` of its folder. `server/areas.ts` lists the
 * areas; `app.ts`, `run-jobs.ts` and the like loop over them. In each list the order counts where
 * a comment says so.
 */
export interface Area {
  /** Calls of the customer API. */
  routes?: readonly Routes[]
  /** Calls of the staff API. */
  staffRoutes?: readonly Routes[]
  /** Addresses outside both APIs: files, feeds, links in emails. */
  otherRoutes?: readonly Routes[]
  jobs?: Partial<JobHandlers>
  /** Customers reminded every morning. */
  reminders?: readonly ((ctx: Ctx) => Promise<void>)[]
  /** Records that expire, looked for every quarter of an hour; named in the log if it fails. */
  deletions?: Readonly<Record<string, (ctx: Ctx) => Promise<void>>>
  /** Examples of every email that the area sends. */
  emails?: (setting: ExampleSetting) => { [Kind in EmailKind]?: readonly RenderedEmail[] }
  figures?: readonly Figure[]
}
