import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { empty, id, text } from '../shapes.ts'

const area = 'orders'

const savedView = z
  .object({
    _id: id,
    name: z.string(),
    /** Search, filters and sort order, as in the address of the list. */
    query: z.string(),
  })
  .openapi('SavedView')

const example = {
  _id: 'svw_3Jk9Pw7Rt5',
  name: 'Octopus in the shop',
  query: 'channel=shop&payment_method=octopus',
}

export const maxSavedViews = 20

export const listSavedViews = endpoint({
  key: 'GET /saved-views',
  area,
  summary: 'List one’s own views of the order list',
  access: 'staff',
  may: 'orders:read',
  answer: z.object({ data: z.array(savedView) }),
  example: { data: [example] },
})

export const saveView = endpoint({
  key: 'POST /saved-views',
  area,
  summary: 'Save a view of the order list; one with the same name is replaced',
  description: `409 \`conflict\` beyond ${maxSavedViews} views.`,
  access: 'staff',
  may: 'orders:read',
  idempotent: true,
  body: z.object({ name: text.min(1).max(40), query: text.min(1).max(500) }),
  answer: savedView,
  example,
})

export const deleteSavedView = endpoint({
  key: 'DELETE /saved-views/{id}',
  area,
  summary: 'Delete one of one’s own views',
  access: 'staff',
  may: 'orders:read',
  params: z.object({ id }),
  answer: empty,
  example: {},
})
