import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { randomText } from '#domain/ids.ts'
import { useLocale } from '../locale.ts'
import { queryClient } from '../query-client.ts'
import { accountMark, useAuthStatus } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import { commentView, type CommentView } from './comment-view.ts'

/** A post's comments, plus the customer's own that await approval. */
export function useComments(postId: string, given: readonly CommentView[]) {
  const locale = useLocale()
  const isMember = useAuthStatus() === 'registered'
  const client = queryClient()
  const key = ['comments', postId, isMember && accountMark()]
  const { data } = useQuery(
    {
      queryKey: key,
      queryFn: async (): Promise<readonly CommentView[]> => {
        const params = { id: postId }
        const { data: reviews } = await personalApi(locale)('GET /posts/{id}/reviews', { params })
        return reviews.map(commentView)
      },
      enabled: isMember,
    },
    client,
  )
  const comments = data ?? given
  const show = (next: readonly CommentView[]) => client.setQueryData(key, next)
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async ({ text, idempotencyKey }: { text: string; idempotencyKey: string }) =>
        commentView(
          await personalApi(locale)('POST /posts/review', {
            body: { _id: postId, comment: text },
            idempotencyKey,
          }),
        ),
      // spec §4: added locally as a draft, removed on failure.
      onMutate: ({ text }) => {
        show([draftOf(text), ...comments])
        return comments
      },
      onSuccess: (kept, _, before) => {
        show([kept, ...before.filter(({ id }) => id !== kept.id)])
      },
      onError: (_error, _text, before) => {
        if (before) show(before)
      },
    },
    client,
  )
  return {
    comments,
    isMember,
    isPending,
    add: (text: string) => mutateAsync({ text, idempotencyKey: randomText(24) }),
  }
}

function draftOf(text: string): CommentView {
  const day = formatDay(hongKongDay(new Date()))
  return { id: 'draft', author: null, text, day, isDraft: true }
}
