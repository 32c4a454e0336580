import { changeCollection, createCollection } from '#contract/staff/collections.ts'
import { defineEntry } from '../parts/define-entry.tsx'
import { defineSortedList } from './define-sorted-list.tsx'
import type { Collection } from './list-types.ts'
import { collectionMessages } from './messages.ts'

export const CollectionDialog = defineEntry<Collection>({
  id: 'collection',
  create: createCollection,
  change: changeCollection,
  at: ({ slug }) => ({ slug }),
  changes: ['GET /collections'],
  fields: ['title', 'slug'],
  texts: collectionMessages,
})

export const Collections = defineSortedList<Collection>({
  name: 'collections',
  add: 'newCollection',
  list: 'GET /collections',
  change: 'PUT /collections/{slug}',
  remove: 'DELETE /collections/{slug}',
  idOf: ({ slug }) => slug,
  note: (texts, { product_count: count }) => texts.products(count),
  usersAt: ({ slug }) => `/products?collection=${slug}`,
  Dialog: CollectionDialog,
})
