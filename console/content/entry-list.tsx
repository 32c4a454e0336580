import { Link } from 'react-router'
import { entryStatuses } from '#contract/entry-shapes.ts'
import { localize } from '#domain/locale.ts'
import { defineList } from '../parts/define-list.tsx'
import { rowsOf, type ListCall } from '../parts/list-description.ts'
import { showTime } from '../language/show.ts'
import { ContentNav } from './content-nav.tsx'
import type { Entry } from './entry-shape.ts'
import { EntryState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'

export const PostList = entryList('posts', 'newPost', rowsOf('GET /posts'))
export const ArticleList = entryList('articles', 'newArticle', rowsOf('GET /articles'))

function entryList(
  kind: 'posts' | 'articles',
  add: 'newPost' | 'newArticle',
  call: ListCall<Entry>,
) {
  return defineList({
    call,
    texts: contentMessages,
    title: ({ title }) => title,
    label: (texts) => texts[kind],
    empty: ({ empty }) => empty,
    search: ({ searchLabel }) => searchLabel,
    newEntry: { to: `/content/${kind}/new`, label: (texts) => texts[add] },
    Views: () => <ContentNav shown={kind} />,
    filters: [
      {
        name: 'status',
        label: ({ columns }) => columns.state,
        names: ({ status }) => status,
        values: entryStatuses,
      },
    ],
    useColumns: ({ texts: { columns, type }, language }) => [
      {
        id: 'title',
        title: columns.title,
        cell: ({ _id, title }) => (
          <Link className="whitespace-normal!" to={`/content/${kind}/${_id}`}>
            {localize(title, language)}
          </Link>
        ),
        card: 'title',
      },
      { id: 'state', title: columns.state, cell: (entry) => <EntryState entry={entry} /> },
      { id: 'type', title: columns.type, cell: (entry) => type[entry.type] },
      {
        id: 'date',
        title: columns.date,
        cell: ({ published_at: at }) => showTime(at),
        card: 'hidden',
      },
      {
        id: 'changed',
        title: columns.changed,
        cell: ({ updated_at: at }) => showTime(at),
        card: 'hidden',
      },
    ],
  })
}
