import type { Answer } from '#contract/client.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'

type Review = Answer<'GET /posts/{id}/reviews'>['data'][number]

/** spec §7 calls it a post review: what a customer says under a post. */
export interface CommentView {
  id: string
  author: string | null
  text: string
  /** DD/MM/YYYY */
  day: string
  /** Only its author sees it: it is on its way, or waits for the shop. */
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
