import { z } from '@hono/zod-openapi'
import { id, named, text } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const savedView = named('SavedView', {
  _id: id,
  name: z.string(),
  /** Search, filters and sort order, as in the address of the list. */
  query: z.string(),
})

export const maxSavedViews = 20

const calls = staffCalls('orders', 'orders:read', { answer: savedView })

export const listSavedViews = calls.list('GET /saved-views', {
  summary: 'List one’s own views of the order list',
})

export const saveView = calls.write('POST /saved-views', {
  summary: 'Save a view of the order list; one with the same name is replaced',
  description: `409 \`conflict\` beyond ${maxSavedViews} views.`,
  body: z.object({ name: text.min(1).max(40), query: text.min(1).max(500) }),
})

export const deleteSavedView = calls.remove('DELETE /saved-views/{id}', {
  summary: 'Delete one of one’s own views',
  params: z.object({ id }),
})
