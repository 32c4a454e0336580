import * as collectionCalls from '#contract/staff/collections.ts'
import * as colourCalls from '#contract/staff/colours.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { collections } from './collections.ts'
import { colours } from './colours.ts'
import { addEntry, updateEntry, deleteEntry } from './lookup-list.ts'

/** Colours and collections. */
export function staffLookupListRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, colourCalls.listColours, async () => ({ data: await colours.read(ctx.db) }))

  serveStaffWrite(app, ctx, colourCalls.createColour, async (trx, { body }, { changes }) =>
    addEntry(trx, ctx, colours, body, changes),
  )

  serveStaffWrite(app, ctx, colourCalls.changeColour, async (trx, { params, body }, { changes }) =>
    updateEntry(trx, ctx, colours, params.code, body, changes),
  )

  serveStaffWrite(app, ctx, colourCalls.deleteColour, async (trx, { params }, { changes }) => {
    await deleteEntry(trx, ctx, colours, params.code, changes)
    return {}
  })

  serveStaff(app, ctx, collectionCalls.listCollections, async () => ({
    data: await collections.read(ctx.db),
  }))

  serveStaffWrite(app, ctx, collectionCalls.createCollection, async (trx, { body }, { changes }) =>
    addEntry(trx, ctx, collections, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    collectionCalls.changeCollection,
    async (trx, { params, body }, { changes }) =>
      updateEntry(trx, ctx, collections, params.slug, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    collectionCalls.deleteCollection,
    async (trx, { params }, { changes }) => {
      await deleteEntry(trx, ctx, collections, params.slug, changes)
      return {}
    },
  )
}
