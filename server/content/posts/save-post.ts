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
import { postTag } from './find-post.ts'
import { findStaffPost } from './staff-posts.ts'

const constraints = {
  taken: { posts_slug_key: 'slug', posts_in_categories_pkey: 'category_ids' },
  missing: {
    posts_in_categories_category_id_fkey: 'category_ids',
  },
}

export function createPost(ctx: Ctx, staff: StaffMember, story: StoryInput, remember: Remember) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const id = newId('post')
      const columns = storyColumns(ctx, story)
      await trx
        .insertInto('posts')
        .values({ id, created_at: ctx.clock(), ...columns })
        .execute()
      await writeParts(trx, id, story)
      await announceStory(trx, ctx, ['posts', postTag(id)], { id, ...columns })
      const answer = await findStaffPost(trx, id)
      await recordChange(trx, staff, {
        action: 'post_created',
        subject: { kind: 'post', id },
        after: outlineOf(answer),
      })
      await remember(trx, answer)
      return answer
    }),
  )
}

/** Throws `not_found`, and `conflict` when it has been changed since it was read. */
export function changePost(ctx: Ctx, staff: StaffMember, id: string, story: StoryInput) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const row = await trx
        .selectFrom('posts')
        .select(['published_at', 'updated_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new DomainError('not_found')
      requireAsRead(story, row)
      const before = await findStaffPost(trx, id)
      const columns = storyColumns(ctx, story, row)
      await trx.updateTable('posts').set(columns).where('id', '=', id).execute()
      await trx.deleteFrom('posts_in_categories').where('post_id', '=', id).execute()
      await trx.deleteFrom('post_pictures').where('post_id', '=', id).execute()
      await writeParts(trx, id, story)
      await announceStory(trx, ctx, ['posts', postTag(id)], { id, ...columns })
      const after = await findStaffPost(trx, id)
      const subject = { kind: 'post', id }
      const changed = differences(before, after)
      await recordChange(trx, staff, { action: 'post_changed', subject, ...changed })
      return after
    }),
  )
}

async function writeParts(
  trx: Trx,
  id: string,
  { category_ids, images }: StoryInput,
): Promise<void> {
  await requirePublicPictures(trx, images)
  if (category_ids.length > 0) {
    await trx
      .insertInto('posts_in_categories')
      .values(
        category_ids.map((category_id, position) => ({
          post_id: id,
          category_id,
          position,
        })),
      )
      .execute()
  }
  if (images.length > 0) {
    await trx
      .insertInto('post_pictures')
      .values(
        images.map(({ file_id, alt }, position) => ({
          post_id: id,
          position,
          file_id,
          alt: JSON.stringify(alt),
        })),
      )
      .execute()
  }
}

function outlineOf({ slug, status, title }: Awaited<ReturnType<typeof findStaffPost>>) {
  return { slug, status, title }
}
