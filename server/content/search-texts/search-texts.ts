import type { z } from '@hono/zod-openapi'
import type { getSearchText } from '#contract/staff/search-texts.ts'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import { differences } from '../../platform/changes/differences.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { derivedCn } from '../../platform/text/derived-cn.ts'
import {
  completeSearchText,
  findSearchText,
  writeSearchText,
  type SearchText,
  type SearchTextKind,
} from '../../platform/text/search-texts.ts'
import { requirePublicPictures } from '../write-entry.ts'

type Answer = z.input<typeof getSearchText.answer>

interface Subject {
  kind: SearchTextKind
  id: string
}

/** Where each kind is stored, and which tags its page has. */
const subjects = {
  product: { table: 'products', key: 'id', tags: (id: string) => [`product:${id}`] },
  content: { table: 'contents', key: 'slug', tags: (slug: string) => [`content:${slug}`] },
  post: { table: 'posts', key: 'id', tags: (id: string) => ['posts', `post:${id}`] },
  article: { table: 'articles', key: 'id', tags: (id: string) => ['articles', `article:${id}`] },
  category: {
    table: 'categories',
    key: 'id',
    tags: (id: string) => ['categories', `category:${id}`],
  },
} as const

const nothing = { en: '', zh: '', cn: '' }

/** Throws `not_found` without such a page. */
export async function readSearchText(db: Db | Trx, { kind, id }: Subject): Promise<Answer> {
  const { table, key } = subjects[kind]
  const page = await db.selectFrom(table).select(key).where(key, '=', id).executeTakeFirst()
  if (!page) throw new DomainError('not_found')
  const found = await findSearchText(db, kind, id)
  const text = found ?? { title: nothing, description: nothing, picture_id: null }
  const { title, description } = text
  return { ...text, derived_cn: derivedCn({ title, description }) }
}

/** Throws `not_found` without such a page, and `invalid` without such a picture. */
export async function changeSearchText(
  trx: Trx,
  ctx: TrxCtx,
  subject: Subject,
  input: SearchText,
  changes: ChangeRecorder,
): Promise<Answer> {
  const before = await readSearchText(trx, subject)
  const text = {
    title: completeSearchText(input.title),
    description: completeSearchText(input.description),
    picture_id: input.picture_id,
  }
  const pictures = input.picture_id === null ? [] : [{ file_id: input.picture_id }]
  await requirePublicPictures(trx, pictures, 'picture_id')
  const changed = differences({ ...before }, text)
  if (!changed) {
    changes.recordNothing()
    return before
  }
  await writeSearchText(trx, subject.kind, subject.id, text)
  await changes.record(trx, { action: 'search_text_written', subject, ...changed })
  await ctx.bus.announce(trx, subjects[subject.kind].tags(subject.id))
  return readSearchText(trx, subject)
}
