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

/** Counted for all colours in one pass. */
const uses = sql<{ code: string; count: number }>`(
  select code, sum(count) as count from (
    select colour_code as code, count(*) from variants group by colour_code
    union all
    select colour_code, count(*) from product_pictures group by colour_code
  ) each group by code
)`.as<'u'>(sql`u`)

async function readColours(db: Db | Trx): Promise<Colour[]> {
  const rows = await db
    .selectFrom('colours as c')
    .select(['c.code', 'c.title', 'c.hex', 'c.family', 'c.position'])
    .leftJoin(uses, (join) => join.onRef('u.code', '=', 'c.code'))
    .select(sql<number>`coalesce(u.count, 0)::int`.as('use_count'))
    .orderBy('c.position')
    .orderBy('c.code')
    .execute()
  return rows.map((row) => ({ ...row, derived_cn: derivedCn({ title: row.title }) }))
}
