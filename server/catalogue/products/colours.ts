import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { changeColour, createColour, listColours } from '#contract/staff/colours.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { derivedCn } from '../../platform/text/derived-cn.ts'
import type { LookupList } from './lookup-list.ts'

type Colour = z.input<typeof listColours.answer>['data'][number]
type NewColour = z.output<typeof createColour.body & {}>
type ColourUpdate = z.output<typeof changeColour.body & {}>

/** The colours that variants and pictures can have. */
export const colours: LookupList<Colour, NewColour, ColourUpdate> = {
  table: 'colours',
  kind: 'colour',
  key: 'code',
  keyOf: ({ code }) => code,
  read: readColours,
  insert: (trx, { title, ...plain }) =>
    trx
      .insertInto('colours')
      .values({ ...plain, title: JSON.stringify(title) })
      .execute(),
  update: (trx, code, { title, ...plain }) =>
    trx
      .updateTable('colours')
      .set({ ...plain, ...(title && { title: JSON.stringify(title) }) })
      .where('code', '=', code)
      .execute(),
  remove: (trx, code) => trx.deleteFrom('colours').where('code', '=', code).execute(),
}

async function readColours(db: Db | Trx): Promise<Colour[]> {
  const rows = await db
    .selectFrom('colours as c')
    .select(['c.code', 'c.title', 'c.hex', 'c.family', 'c.position'])
    .select(
      sql<number>`(
        (select count(*) from variants v where v.colour_code = c.code)
        + (select count(*) from product_pictures p where p.colour_code = c.code)
      )::int`.as('use_count'),
    )
    .orderBy('c.position')
    .orderBy('c.code')
    .execute()
  return rows.map((row) => ({ ...row, derived_cn: derivedCn({ title: row.title }) }))
}
