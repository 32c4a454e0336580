import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { rowsOf } from '../parts/list-description.ts'
import { defineList } from '../parts/define-list.tsx'
import { showTime } from '../language/show.ts'
import { ContentNav } from './content-nav.tsx'
import { PageState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'

export const PageList = defineList({
  call: rowsOf('GET /contents'),
  isWhole: true,
  texts: contentMessages,
  title: ({ title }) => title,
  label: ({ pages }) => pages,
  empty: ({ empty }) => empty,
  newEntry: { to: '/content/new-page', label: ({ newPage }) => newPage },
  Views: () => <ContentNav shown="pages" />,
  useColumns: ({ texts, language }) => [
    {
      id: 'title',
      title: texts.page,
      cell: ({ slug, title }) => (
        <Link to={`/content/pages/${slug}`}>
          {slug === 'home' ? texts.homePage : localize(title, language) || slug}
        </Link>
      ),
      card: 'title',
    },
    {
      id: 'state',
      title: texts.columns.state,
      cell: ({ published_at: at }) => <PageState publishedAt={at} />,
      card: 'aside',
    },
    { id: 'path', title: texts.address, cell: ({ path }) => path },
    {
      id: 'versions',
      title: texts.versions,
      cell: ({ version_count: count }) => texts.versionCount(count),
    },
    {
      id: 'changed',
      title: texts.changed,
      cell: ({ created_at: at }) => showTime(at),
      card: 'hidden',
    },
  ],
})
