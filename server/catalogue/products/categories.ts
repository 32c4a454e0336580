import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { changeCategory, createCategory, listCategories } from '#contract/staff/categories.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { slugify } from '#domain/slug.ts'
import { differences } from '../../platform/changes/differences.ts'
import { deleteUnused } from '../../platform/changes/in-use.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import { requireSeen } from '../../platform/changes/require-seen.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { completeText } from '../../platform/text/complete-translations.ts'
import { derivedCn } from '../../platform/text/derived-cn.ts'
import { inTreeOrder, parentsOf, withAncestors } from '../category-tree.ts'
import { unknown } from './write-product.ts'

type NewCategory = z.output<typeof createCategory.body & {}>
type CategoryUpdate = z.output<typeof changeCategory.body & {}>
type CategoryAnswer = z.input<typeof listCategories.answer>['data'][number]

/** All categories, parents before children. */
export async function readCategories(db: Db | Trx): Promise<CategoryAnswer[]> {
  const rows = await db
    .selectFrom('categories as c')
    .select([
      'c.id',
      'c.parent_id',
      'c.slug',
      'c.title',
      'c.description',
      'c.position',
      'c.version',
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('files as f')
          .select(['f.id as file_id', 'f.width', 'f.height', 'f.background'])
          .whereRef('f.id', '=', 'c.image_id'),
      ).as('image'),
      sql<number>`(select count(*) from product_categories pc where pc.category_id = c.id)`.as(
        'product_count',
      ),
    ])
    .orderBy('c.position')
    .orderBy('c.slug')
    .execute()
  return inTreeOrder(rows).map(({ id, image, ...row }) => ({
    ...row,
    _id: id,
    image: image && presentPicture({ ...image, alt: row.title }),
    derived_cn: derivedCn({ title: row.title, description: row.description }),
  }))
}

export async function addCategory(
  trx: Trx,
  ctx: TrxCtx,
  input: NewCategory,
  changes: ChangeRecorder,
): Promise<CategoryAnswer> {
  const id = newId('category')
  const title = completeText(input.title)
  const slug = input.slug ?? slugify(title.en)
  return changingTree(trx, async () => {
    await requireParent(trx, id, input.parent_id)
    await requireImage(trx, input.image_id)
    await trx
      .insertInto('categories')
      .values({
        id,
        slug: slug === '' ? id.slice(4).toLowerCase() : slug,
        title: JSON.stringify(title),
        description: JSON.stringify(completeText(input.description ?? nothing)),
        parent_id: input.parent_id ?? null,
        image_id: input.image_id ?? null,
        position: input.position ?? 0,
        created_at: ctx.clock(),
      })
      .execute()
    const subject = { kind: 'category', id }
    await changes.record(trx, { action: 'category_added', subject, after: { slug, title } })
    return announced(trx, ctx, id)
  })
}

/** Omitted fields stay unchanged. Throws `record_changed`. */
export async function updateCategory(
  trx: Trx,
  ctx: TrxCtx,
  { id, seen }: { id: string; seen: number | null },
  input: CategoryUpdate,
  changes: ChangeRecorder,
): Promise<CategoryAnswer> {
  return changingTree(trx, async () => {
    await requireSeen(trx, { kind: 'category', id }, seen)
    const known = await getCategory(trx, id)
    const { title, description, image_id, ...plain } = input
    const texts = {
      ...(title && { title: completeText(title) }),
      ...(description && { description: completeText(description) }),
    }
    const before = { ...known, image_id: known.image?.file_id ?? null }
    const changed = differences(before, { ...plain, ...texts, image_id })
    if (!changed) {
      changes.recordNothing()
      return known
    }
    await requireParent(trx, id, input.parent_id)
    await requireImage(trx, image_id)
    await trx
      .updateTable('categories')
      .set({
        ...plain,
        ...(image_id !== undefined && { image_id }),
        ...(texts.title && { title: JSON.stringify(texts.title) }),
        ...(texts.description && { description: JSON.stringify(texts.description) }),
      })
      .where('id', '=', id)
      .execute()
    const subject = { kind: 'category', id }
    await changes.record(trx, { action: 'category_changed', subject, ...changed })
    return announced(trx, ctx, id)
  })
}

/** Throws `in_use` unless the category is empty. */
export async function deleteCategory(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  await changingTree(trx, async () => {
    const category = await getCategory(trx, id)
    await deleteUnused(trx, 'category', id, () =>
      trx.deleteFrom('categories').where('id', '=', id).execute(),
    )
    await changes.record(trx, {
      action: 'category_deleted',
      subject: { kind: 'category', id },
      before: { slug: category.slug, title: category.title },
    })
    await ctx.bus.announce(trx, ['categories', `category:${id}`])
  })
}

const nothing = { en: '', zh: '', cn: '' }

/** Serialises tree changes: two concurrent moves could create a cycle. */
async function changingTree<Answer>(trx: Trx, work: () => Promise<Answer>): Promise<Answer> {
  await sql`lock table categories in share row exclusive mode`.execute(trx)
  try {
    return await work()
  } catch (error) {
    if (!isDuplicate(error, 'categories_slug_key')) throw error
    throw invalid('slug', issueSentences.taken)
  }
}

async function getCategory(trx: Trx, id: string): Promise<CategoryAnswer> {
  const category = (await readCategories(trx)).find(({ _id }) => _id === id)
  if (!category) throw new DomainError('not_found')
  return category
}

async function requireParent(
  trx: Trx,
  id: string,
  parentId: string | null | undefined,
): Promise<void> {
  if (!parentId) return
  const parents = parentsOf(
    await trx.selectFrom('categories').select(['id', 'parent_id']).execute(),
  )
  if (!parents.has(parentId)) throw unknown('parent_id')
  if (withAncestors(parents, [parentId]).includes(id)) {
    throw invalid('parent_id', issueSentences.below_itself)
  }
}

async function requireImage(trx: Trx, fileId: string | null | undefined): Promise<void> {
  if (!fileId) return
  const file = await trx
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('visibility', '=', 'public')
    .where('account_id', 'is', null)
    .executeTakeFirst()
  if (!file) throw unknown('image_id')
}

async function announced(trx: Trx, ctx: TrxCtx, id: string): Promise<CategoryAnswer> {
  await ctx.bus.announce(trx, ['categories', `category:${id}`])
  return getCategory(trx, id)
}
