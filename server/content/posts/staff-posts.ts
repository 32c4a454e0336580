import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Db, Trx } from '../../platform/context.ts'
import { presentStaffStory } from '../journal/present-staff-story.ts'

interface Filter {
  status?: 'DRAFT' | 'ACTIVE' | 'ARCHIVED' | undefined
  keyword?: string | undefined
  page: number
  per_page: number
}

/** In any state, the last changed first. */
export async function listStaffPosts(db: Db, filter: Filter) {
  const { status, keyword, page, per_page } = filter
  const found = selectPosts(db)
    .$if(status !== undefined, (q) => q.where('a.status', '=', status ?? 'DRAFT'))
    .$if(!!keyword, (q) =>
      q.where(sql<boolean>`strpos(lower(a.title::text || a.slug), lower(${keyword ?? ''})) > 0`),
    )
  const rows = await found
    .orderBy('a.updated_at', 'desc')
    .orderBy('a.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(presentStaffStory), total }
}

/** Throws `not_found`. */
export async function findStaffPost(db: Db | Trx, id: string) {
  const row = await selectPosts(db).where('a.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentStaffStory(row)
}

function selectPosts(db: Db | Trx) {
  return db
    .selectFrom('posts as a')
    .selectAll('a')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('post_pictures as p')
          .innerJoin('files as f', 'f.id', 'p.file_id')
          .select(['p.file_id', 'p.alt', 'f.width', 'f.height', 'f.background'])
          .whereRef('p.post_id', '=', 'a.id')
          .orderBy('p.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('posts_in_categories as i')
          .select('i.category_id')
          .whereRef('i.post_id', '=', 'a.id')
          .orderBy('i.position'),
      ).as('category_ids'),
    ])
}
