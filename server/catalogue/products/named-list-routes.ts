import * as collectionCalls from '#contract/staff/collections.ts'
import * as colourCalls from '#contract/staff/colours.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff, serveStaffWrite } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/app.ts'
import { collections } from './collections.ts'
import { colours } from './colours.ts'
import { addNamed, changeNamed, deleteNamed } from './named-list.ts'

/** Colours and collections. */
export function staffNamedListRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, colourCalls.listColours, async () => ({ data: await colours.read(ctx.db) }))

  serveStaffWrite(app, ctx, colourCalls.createColour, async (trx, { body }, { changes }) =>
    addNamed(trx, ctx, colours, body, changes),
  )

  serveStaffWrite(app, ctx, colourCalls.changeColour, async (trx, { params, body }, { changes }) =>
    changeNamed(trx, ctx, colours, params.code, body, changes),
  )

  serveStaffWrite(app, ctx, colourCalls.deleteColour, async (trx, { params }, { changes }) => {
    await deleteNamed(trx, ctx, colours, params.code, changes)
    return {}
  })

  serveStaff(app, ctx, collectionCalls.listCollections, async () => ({
    data: await collections.read(ctx.db),
  }))

  serveStaffWrite(app, ctx, collectionCalls.createCollection, async (trx, { body }, { changes }) =>
    addNamed(trx, ctx, collections, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    collectionCalls.changeCollection,
    async (trx, { params, body }, { changes }) =>
      changeNamed(trx, ctx, collections, params.slug, body, changes),
  )

  serveStaffWrite(
    app,
    ctx,
    collectionCalls.deleteCollection,
    async (trx, { params }, { changes }) => {
      await deleteNamed(trx, ctx, collections, params.slug, changes)
      return {}
    },
  )
}
