import type { SelectQueryBuilder } from 'kysely'

export interface Page {
  page: number
  per_page: number
}

export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, per_page }: Page,
) {
  const rows = await query
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { rows, total }
}
