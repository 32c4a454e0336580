import { sql, type Expression } from 'kysely'

/** For the query of what it belongs to. */
export function formerSlugsOf(kind: 'post' | 'article' | 'category', id: Expression<string>) {
  return sql<string[]>`array(
    select f.slug from former_slugs f where f.kind = ${sql.lit(kind)} and f.subject_id = ${id}
  )`
}
