import type { Answer } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'

type Review = Answer<'GET /posts/{id}/reviews'>['data'][number]

/** A customer's comment under a post; spec §7 calls it a post review. */
export interface CommentView {
  id: string
  author: string | null
  text: string
  /** DD/MM/YYYY */
  day: string
  /** Visible only to its author: being sent, or awaiting approval. */
  isDraft: boolean
}

export function commentView({ _id, user, comment, created_at, status }: Review): CommentView {
  return {
    id: _id,
    author: user.username,
    text: comment,
    day: formatDay(hongKongDay(new Date(created_at))),
    isDraft: status !== 'ACTIVE',
  }
}
