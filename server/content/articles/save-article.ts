import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import { differences } from '../../platform/changes/differences.ts'
import { recordChange } from '../../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Remember } from '../../platform/http/idempotency.ts'
import {
  announceStory,
  namingFields,
  requireAsRead,
  requirePublicPictures,
  storyColumns,
  type StoryInput,
} from '../journal/write-story.ts'
import { articleTag } from './find-article.ts'
import { findStaffArticle } from './staff-articles.ts'

const constraints = {
  taken: { articles_slug_key: 'slug', articles_in_categories_pkey: 'category_ids' },
  missing: {
    articles_library_id_fkey: 'library_id',
    articles_in_categories_library_id_category_id_fkey: 'category_ids',
  },
}

export function createArticle(
  ctx: Ctx,
  staff: StaffMember,
  libraryId: string,
  story: StoryInput,
  remember: Remember,
) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const id = newId('article')
      const columns = storyColumns(ctx, story)
      await trx
        .insertInto('articles')
        .values({ id, library_id: libraryId, created_at: ctx.clock(), ...columns })
        .execute()
      await writeParts(trx, { id, libraryId }, story)
      await announceStory(trx, ctx, ['articles', articleTag(id)], { id, ...columns })
      const answer = await findStaffArticle(trx, id)
      await recordChange(trx, staff, {
        action: 'article_created',
        subject: { kind: 'article', id },
        after: outlineOf(answer),
      })
      await remember(trx, answer)
      return answer
    }),
  )
}

/** Throws `not_found`, and `conflict` when it has been changed since it was read. */
export function changeArticle(ctx: Ctx, staff: StaffMember, id: string, story: StoryInput) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const row = await trx
        .selectFrom('articles')
        .select(['library_id', 'published_at', 'updated_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new DomainError('not_found')
      requireAsRead(story, row)
      const before = await findStaffArticle(trx, id)
      const columns = storyColumns(ctx, story, row)
      await trx.updateTable('articles').set(columns).where('id', '=', id).execute()
      await trx.deleteFrom('articles_in_categories').where('article_id', '=', id).execute()
      await trx.deleteFrom('article_pictures').where('article_id', '=', id).execute()
      await writeParts(trx, { id, libraryId: row.library_id }, story)
      await announceStory(trx, ctx, ['articles', articleTag(id)], { id, ...columns })
      const after = await findStaffArticle(trx, id)
      const subject = { kind: 'article', id }
      const changed = differences(before, after)
      await recordChange(trx, staff, { action: 'article_changed', subject, ...changed })
      return after
    }),
  )
}

async function writeParts(
  trx: Trx,
  { id, libraryId }: { id: string; libraryId: string },
  { category_ids, images }: StoryInput,
): Promise<void> {
  await requirePublicPictures(trx, images)
  if (category_ids.length > 0) {
    await trx
      .insertInto('articles_in_categories')
      .values(
        category_ids.map((category_id, position) => ({
          library_id: libraryId,
          article_id: id,
          category_id,
          position,
        })),
      )
      .execute()
  }
  if (images.length > 0) {
    await trx
      .insertInto('article_pictures')
      .values(
        images.map(({ file_id, alt }, position) => ({
          article_id: id,
          position,
          file_id,
          alt: JSON.stringify(alt),
        })),
      )
      .execute()
  }
}

function outlineOf({ slug, status, title }: Awaited<ReturnType<typeof findStaffArticle>>) {
  return { slug, status, title }
}
