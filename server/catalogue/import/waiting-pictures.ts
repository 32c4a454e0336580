import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { pictureName } from './picture-name.ts'
import { placePicture } from './place-picture.ts'

type State = 'downloading' | 'failed' | 'missing'

/** The `import_pictures` that have not come. */
const stateOf = sql<State>`case
  when due_at is not null then 'downloading'
  when failure is not null then 'failed'
  else 'missing' end`

interface Query {
  page: number
  per_page: number
  state?: State | undefined
}

/** Pictures that imported products wait for, by product, in the files' order. */
export async function listWaitingPictures({ db }: Pick<Ctx, 'db'>, query: Query, locale: Locale) {
  const waiting = db
    .selectFrom('import_pictures as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .where('i.file_id', 'is', null)
    .$if(query.state !== undefined, (some) => some.where(stateOf, '=', query.state ?? 'missing'))
  const { total } = await waiting
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .select(['i.product_id', 'p.title', 'i.src', 'i.name', 'i.failure', stateOf.as('state')])
    .orderBy('p.handle')
    .orderBy('i.position')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  const data = rows.map((row) => ({
    ...row,
    failure: row.failure && localize(row.failure, locale),
  }))
  return { data, total }
}

/** Gives a picture that staff uploaded to the products that wait for its name. */
export async function matchPicture(
  trx: Trx,
  ctx: TrxCtx,
  { file_id, name }: { file_id: string; name: string },
): Promise<string[]> {
  const file = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', file_id)
    .where('visibility', '=', 'public')
    .where('account_id', 'is', null)
    .executeTakeFirst()
  if (!file) throw invalid('file_id', issueSentences.not_found)
  const places = await trx
    .selectFrom('import_pictures')
    .select(['product_id', 'position'])
    .where('name', '=', pictureName(name))
    .where('file_id', 'is', null)
    .execute()
  return placePicture(trx, ctx, places, file.id)
}

/** Products keep what they have. Returns how many pictures were waited for. */
export async function forgetPictures(trx: Trx): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('import_pictures')
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
