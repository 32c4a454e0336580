import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { NewLink } from '../parts/new-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { useListState } from '../parts/use-list-state.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { ContentNav } from './content-nav.tsx'
import { PageState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'

type ContentSummary = StaffAnswer<'GET /contents'>['data'][number]

const noFilters = [] as const

export function PageList() {
  const texts = useMessages(contentMessages)
  const state = useListState(noFilters)
  const columns = usePageColumns()
  const contents = useCall('GET /contents', {})
  return (
    <Page title={texts.title} actions={<NewLink to="/content/new-page">{texts.newPage}</NewLink>}>
      <ContentNav shown="pages" />
      <QueryState query={contents}>
        {({ data }) => (
          <DataTable
            label={texts.pages}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ slug }) => slug}
            state={state}
            total={data.length}
            perPage={Math.max(data.length, 1)}
            empty={<p>{texts.empty}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function usePageColumns(): readonly ListColumn<ContentSummary>[] {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  return [
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
  ]
}
