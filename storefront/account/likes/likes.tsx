import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EntryCards } from '../../journal/entry-card.tsx'
import { entryCardView, type EntryCardView } from '../../journal/entry-view.ts'
import { useLocale, useLocalePath } from '../../locale.ts'
import { postsPath, sectionPath } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccountMessages } from '../account-messages.ts'
import { Loaded } from '../loaded.tsx'
import { ListFoot, perPage, usePageNumber } from '../paged-table.tsx'
import { CardSkeleton } from '../skeletons.tsx'
import { useChange } from '../use-change.ts'
import { useOwn, type OwnKey } from '../use-own.ts'
import { useView, ViewChips } from '../view-chips.tsx'

const views = ['posts', 'articles'] as const
type View = (typeof views)[number]

const lists = { posts: 'GET /posts/liked/all', articles: 'GET /articles/liked/all' } as const
const toggles = { posts: 'PUT /posts/{id}/like', articles: 'PUT /articles/{id}/like' } as const

interface LikedPage {
  entries: readonly EntryCardView[]
  total: number
}

/** Articles and posts the customer likes, latest first. */
export function Likes() {
  const { likes: messages } = useAccountMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const view = useView(views) ?? 'posts'
  const page = usePageNumber()
  const key = ['account', 'likes', view, page] as const
  const own = useOwn<LikedPage>(key, async (api) => {
    const { data, total } = await api(lists[view], { query: { page, per_page: perPage } })
    return { entries: data.map((card) => entryCardView(card, locale)), total }
  })
  return (
    <div className="grid gap-6">
      <ViewChips
        label={messages.views}
        path={sectionPath('likes')}
        views={views.map((slug) => ({ slug, title: messages[slug] }))}
      />
      <Loaded own={own} skeleton={<CardSkeleton lines={6} />}>
        {({ entries, total }) =>
          total === 0 ? (
            <EmptyState
              drawing="heart"
              action={<ButtonLink href={path(postsPath)}>{messages.read}</ButtonLink>}
            >
              {messages.none}
            </EmptyState>
          ) : (
            <div className="grid gap-8">
              <EntryCards
                stories={entries}
                level={2}
                action={(entry) => <UnlikeButton entry={entry} view={view} listKey={key} />}
              />
              <ListFoot total={total} count={messages.count(total)} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

interface UnlikeButtonProps {
  entry: EntryCardView
  view: View
  listKey: OwnKey
}

/** spec §4: the card leaves at once and comes back if the call fails. */
function UnlikeButton({ entry, view, listKey }: UnlikeButtonProps) {
  const { likes: messages } = useAccountMessages()
  const { isBusy, change } = useChange<LikedPage, string>({
    queryKey: listKey,
    optimistic: ({ entries, total }, id) => ({
      entries: entries.filter((each) => each.id !== id),
      total: total - 1,
    }),
    async send(api, id, idempotencyKey) {
      await api(toggles[view], { params: { id }, idempotencyKey })
      queryClient().removeQueries({ queryKey: ['like', id] })
      return undefined
    },
  })
  return (
    <Button
      kind="link"
      className="relative z-10 justify-self-start"
      busy={isBusy}
      aria-label={messages.removeOf(entry.title)}
      onClick={() => void change(entry.id)}
    >
      {messages.remove}
    </Button>
  )
}
