import { useMutation, useQuery } from '@tanstack/react-query'
import { randomText } from '#domain/ids.ts'
import { Icon } from '#ui/icon.tsx'
import { errorText, showRefusal } from '../forms/error-text.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { queryClient } from '../query-client.ts'
import { accountMark, useHasAccount } from '../session/auth-state.ts'
import { personalApi } from '../session/session.ts'
import type { EntryView } from './entry-view.ts'

interface Likes {
  isLiked: boolean
  count: number
}

/** Toggles immediately, and refetches if saving fails (spec §4). */
export function LikeButton({ story: entry }: { story: Pick<EntryView, 'kind' | 'id' | 'likes'> }) {
  const messages = useMessages()
  const { journal: words } = useLazyMessages()
  const { isLiked, count, toggle } = useLike(entry)
  return (
    <button
      type="button"
      className="like needs-script"
      aria-pressed={isLiked}
      onClick={() => {
        toggle().catch((error: unknown) => showRefusal(error, errorText(error, messages)))
      }}
    >
      <Icon name={isLiked ? 'heart-filled' : 'heart'} />
      {words.like} <span>{count}</span>
    </button>
  )
}

function useLike({ kind, id, likes }: Pick<EntryView, 'kind' | 'id' | 'likes'>) {
  const locale = useLocale()
  const hasAccount = useHasAccount()
  const client = queryClient()
  const key = ['like', id, hasAccount && accountMark()]
  const params = { id }
  const { data } = useQuery(
    {
      queryKey: key,
      queryFn: async (): Promise<Likes> => {
        const api = personalApi(locale)
        const { is_liked: isLiked = false, liked_count } =
          kind === 'post'
            ? await api('GET /posts/{id}/details', { params })
            : await api('GET /articles/{id}/details', { params })
        return { isLiked, count: liked_count }
      },
      enabled: hasAccount,
    },
    client,
  )
  const shown = data ?? { isLiked: false, count: likes }
  const { mutateAsync } = useMutation(
    {
      mutationFn: async (idempotencyKey: string) => {
        const api = personalApi(locale)
        const { is_liked: isLiked, liked_count } =
          kind === 'post'
            ? await api('PUT /posts/{id}/like', { params, idempotencyKey })
            : await api('PUT /articles/{id}/like', { params, idempotencyKey })
        return { isLiked, count: liked_count }
      },
      // One after the other: each toggles the result of the previous one.
      scope: { id: `like ${id}` },
      onMutate: async () => {
        await client.cancelQueries({ queryKey: ['like', id] })
        const isLiked = !shown.isLiked
        client.setQueryData<Likes>(key, { isLiked, count: shown.count + (isLiked ? 1 : -1) })
      },
      onSuccess: (kept) => {
        client.setQueryData<Likes>(['like', id, accountMark()], kept)
      },
      onError: () => client.resetQueries({ queryKey: ['like', id] }),
    },
    client,
  )
  return { ...shown, toggle: () => mutateAsync(randomText(24)) }
}
