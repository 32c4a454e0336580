import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type {
  changeCollection,
  createCollection,
  listCollections,
} from '#contract/staff/collections.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { derivedCn } from '../../platform/text/derived-cn.ts'
import type { LookupList } from './lookup-list.ts'

type Collection = z.input<typeof listCollections.answer>['data'][number]
type NewCollection = z.output<typeof createCollection.body & {}>
type CollectionUpdate = z.output<typeof changeCollection.body & {}>

/** The collections that products can belong to. */
export const collections: LookupList<Collection, NewCollection, CollectionUpdate> = {
  table: 'collections',
  kind: 'collection',
  key: 'slug',
  keyOf: ({ slug }) => slug,
  read: readCollections,
  insert: (trx, { title, ...plain }) =>
    trx
      .insertInto('collections')
      .values({ ...plain, title: JSON.stringify(title) })
      .execute(),
  update: (trx, slug, { title, ...plain }) =>
    trx
      .updateTable('collections')
      .set({ ...plain, ...(title && { title: JSON.stringify(title) }) })
      .where('slug', '=', slug)
      .execute(),
  remove: (trx, slug) => trx.deleteFrom('collections').where('slug', '=', slug).execute(),
}

async function readCollections(db: Db | Trx): Promise<Collection[]> {
  const rows = await db
    .selectFrom('collections as c')
    .select(['c.slug', 'c.title', 'c.position'])
    .select(
      sql<number>`(
        select count(*)::int from products p where p.collection_slug = c.slug
      )`.as('product_count'),
    )
    .orderBy('c.position')
    .orderBy('c.slug')
    .execute()
  return rows.map((row) => ({ ...row, derived_cn: derivedCn({ title: row.title }) }))
}
