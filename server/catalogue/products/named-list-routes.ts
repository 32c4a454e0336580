import * as collectionCalls from '#contract/staff/collections.ts'
import * as colourCalls from '#contract/staff/colours.ts'
import type { Ctx } from '../../platform/context.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { App } from '../../platform/http/serve.ts'
import { collections } from './collections.ts'
import { colours } from './colours.ts'
import { addNamed, changeNamed, deleteNamed } from './named-list.ts'

/** Colours and collections. */
export function staffNamedListRoutes(app: App, ctx: Ctx): void {
  serveStaff(app, ctx, colourCalls.listColours, async () => ({ data: await colours.read(ctx.db) }))

  serveStaff(app, ctx, colourCalls.createColour, async ({ body }, { staff }) =>
    addNamed(ctx, colours, body, staff),
  )

  serveStaff(app, ctx, colourCalls.changeColour, async ({ params, body }, { staff }) =>
    changeNamed(ctx, colours, params.code, body, staff),
  )

  serveStaff(app, ctx, colourCalls.deleteColour, async ({ params }, { staff }) => {
    await deleteNamed(ctx, colours, params.code, staff)
    return {}
  })

  serveStaff(app, ctx, collectionCalls.listCollections, async () => ({
    data: await collections.read(ctx.db),
  }))

  serveStaff(app, ctx, collectionCalls.createCollection, async ({ body }, { staff }) =>
    addNamed(ctx, collections, body, staff),
  )

  serveStaff(app, ctx, collectionCalls.changeCollection, async ({ params, body }, { staff }) =>
    changeNamed(ctx, collections, params.slug, body, staff),
  )

  serveStaff(app, ctx, collectionCalls.deleteCollection, async ({ params }, { staff }) => {
    await deleteNamed(ctx, collections, params.slug, staff)
    return {}
  })
}
