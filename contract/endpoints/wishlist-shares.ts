import { z } from '@hono/zod-openapi'
import { isShownName } from '#domain/shown-name.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, storeParams, time } from '../shapes.ts'
import { productCard } from './catalogue.ts'
import { exampleCard } from './wishlist.ts'

/** A link that shows a customer's wishlist to others. */
const share = z.object({
  share_key: z.string().openapi({ description: 'Last part of the link’s address.' }),
  shown_name: z.string().nullable(),
  created_at: time,
})

const state = z.object({
  share: share.nullable().openapi({ description: 'Null while the list is not shared.' }),
})

const exampleKey = 'q7Xc2LmZ0vT9sK4dNw1bRe8h'
const example = {
  share: { share_key: exampleKey, shown_name: 'Tai Man', created_at: '2026-11-21T04:00:00.000Z' },
}

/** A name only: the page carries the shop's own name and must not become a notice board. */
const shownName = z
  .string()
  .trim()
  .max(40)
  .refine((name) => name === '' || isShownName(name), issueSentences.format.en)
  .openapi({ type: 'string', description: 'Empty: the list shows no name.', example: 'Tai Man' })

export const readWishlistShare = endpoint({
  key: 'GET /stores/{store_id}/wishlist/share',
  area: 'wishlist',
  summary: 'Get the link that shows the wishlist to others',
  access: 'registered',
  params: storeParams,
  answer: state,
  example,
})

export const shareWishlist = endpoint({
  key: 'PUT /stores/{store_id}/wishlist/share',
  area: 'wishlist',
  summary: 'Share the wishlist by a link, or change the name it shows',
  description:
    'While the list is shared its link stays the same. Who has the link reads the list as it is at that time.',
  access: 'registered',
  params: storeParams,
  body: z.object({ shown_name: shownName }),
  answer: state,
  idempotent: true,
  example,
})

export const stopSharingWishlist = endpoint({
  key: 'DELETE /stores/{store_id}/wishlist/share',
  area: 'wishlist',
  summary: 'Stop sharing the wishlist',
  description: 'The link never works again; sharing once more makes another one.',
  access: 'registered',
  params: storeParams,
  answer: state,
  example: { share: null },
})

export const readSharedWishlist = endpoint({
  key: 'GET /stores/{store_id}/shared-wishlists/{share_key}',
  area: 'wishlist',
  summary: 'List the products on a shared wishlist, newest first',
  description: 'Not found once its owner stops sharing it.',
  access: 'public',
  params: storeParams.extend({ share_key: id.openapi({ example: exampleKey }) }),
  query: z.object(pageQuery({ perPage: 24 })),
  answer: pageOf(productCard).extend({ shown_name: z.string().nullable() }),
  example: {
    shown_name: 'Tai Man',
    data: [exampleCard],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})
