import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { ProductImportsTable } from '#db/types.ts'
import type { Locale } from '#domain/locale.ts'
import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { tellFindings } from './problem.ts'

type Row = Selectable<ProductImportsTable>

/** Throws `not_found`. */
export async function getImport(ctx: Pick<Ctx, 'db'>, id: string, locale: Locale) {
  const row = await ctx.db
    .selectFrom('product_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentImport(row, await pictureCounts(ctx, [id]), locale)
}

/** Newest first. */
export async function listImports(
  ctx: Pick<Ctx, 'db'>,
  { page, per_page: perPage }: { page: number; per_page: number },
  locale: Locale,
) {
  const { total } = await ctx.db
    .selectFrom('product_imports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ctx.db
    .selectFrom('product_imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const ids = rows.map(({ id }) => id)
  const counts = await pictureCounts(ctx, ids)
  return { data: rows.map((row) => presentImport(row, counts, locale)), total }
}

export function presentImport(row: Row, counts: PictureCounts, locale: Locale) {
  const { id, file_name, state, done, created, updated, unchanged } = row
  return {
    _id: id,
    file_name,
    state,
    done,
    ...tellFindings(row.findings, locale),
    created,
    updated,
    unchanged,
    picture_counts: counts.get(id) ?? noPictures,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

const noPictures = { loaded: 0, downloading: 0, failed: 0, missing: 0 }

type PictureCounts = ReadonlyMap<string, typeof noPictures>

async function pictureCounts(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<PictureCounts> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_pictures')
    .select('import_id')
    .select([
      countWhere(sql`file_id is not null`).as('loaded'),
      countWhere(sql`file_id is null and due_at is not null`).as('downloading'),
      countWhere(sql`file_id is null and due_at is null and failure is not null`).as('failed'),
      countWhere(sql`file_id is null and due_at is null and failure is null`).as('missing'),
    ])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute()
  return new Map(rows.map(({ import_id, ...counts }) => [import_id ?? '', counts]))
}

function countWhere(condition: RawBuilder<unknown>) {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}
