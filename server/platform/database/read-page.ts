import { sql, type SelectQueryBuilder } from 'kysely'

export interface Page {
  page: number
  per_page: number
}

/**
 * One page of the rows and the total. With `id`, the column that tells them apart (`c.id`), rows of
 * earlier pages are passed over without reading what is shown of them: for long lists.
 */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, per_page }: Page,
  id?: string,
) {
  const cut = <Found>(found: SelectQueryBuilder<Tables, Table, Found>) =>
    found.limit(per_page).offset((page - 1) * per_page)
  const rows = await (
    id === undefined
      ? cut(query)
      : query.where(
          sql<boolean>`${sql.ref(id)} in (${cut(query.clearSelect().select(sql.ref(id).as('id')))})`,
        )
  ).execute()
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { rows, total }
}
