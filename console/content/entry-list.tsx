import { Link } from 'react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import { entryStatuses } from '#contract/entry-shapes.ts'
import { localize } from '#domain/locale.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import type { ListColumn } from '../parts/list-column.ts'
import { partMessages } from '../parts/messages.ts'
import { NewLink } from '../parts/new-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { showTime } from '../parts/show.ts'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { ContentNav } from './content-nav.tsx'
import type { Entry } from './entry-shape.ts'
import { EntryState } from './entry-state.tsx'
import { contentMessages } from './messages.ts'

const perPage = 50
const filters = ['status'] as const
type EntryFilter = (typeof filters)[number]
type EntryKind = 'posts' | 'articles'

export function PostList() {
  const state = useListState(filters)
  const query = useCall('GET /posts', { query: queryOf(state) }, { keepPrevious: true })
  return <EntryList kind="posts" state={state} query={query} />
}

export function ArticleList() {
  const state = useListState(filters)
  const query = useCall('GET /articles', { query: queryOf(state) }, { keepPrevious: true })
  return <EntryList kind="articles" state={state} query={query} />
}

function queryOf({ keyword, filters: { status }, page }: ListState<EntryFilter>) {
  return {
    ...(keyword && { keyword }),
    status: oneOf(entryStatuses, status),
    page,
    per_page: perPage,
  }
}

interface EntryListProps {
  kind: EntryKind
  state: ListState<EntryFilter>
  query: UseQueryResult<{ data: Entry[]; total: number }>
}

function EntryList({ kind, state, query }: EntryListProps) {
  const texts = useMessages(contentMessages)
  const parts = useMessages(partMessages)
  const columns = useEntryColumns(kind)
  const statuses = entryStatuses.map((value) => ({ value, label: texts.status[value] }))
  return (
    <Page
      title={texts.title}
      actions={
        <NewLink to={`/content/${kind}/new`}>
          {kind === 'posts' ? texts.newPost : texts.newArticle}
        </NewLink>
      }
    >
      <ContentNav shown={kind} />
      <div className="list-tools">
        <SearchBox state={state} label={texts.searchLabel} />
        <FilterTools state={state}>
          <FilterSelect
            state={state}
            name="status"
            label={texts.columns.state}
            options={statuses}
          />
        </FilterTools>
      </div>
      <QueryState query={query}>
        {({ data, total }) => (
          <DataTable
            label={texts[kind]}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={({ slug }) => slug}
            state={state}
            total={total}
            perPage={perPage}
            isStale={query.isPlaceholderData}
            empty={<p>{state.keyword ? parts.noneFound : texts.empty}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function useEntryColumns(kind: EntryKind): readonly ListColumn<Entry>[] {
  const texts = useMessages(contentMessages)
  const language = useLanguage()
  const { columns } = texts
  return [
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
    { id: 'type', title: columns.type, cell: ({ type }) => texts.type[type] },
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
  ]
}
