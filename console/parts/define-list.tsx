import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useDescribedCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { useMay } from '../api/me.ts'
import { DataTable } from './data-table.tsx'
import { ExportButton } from './export-button.tsx'
import {
  askedBy,
  filterNames,
  type Asked,
  type ListCall,
  type ListContext,
  type ListDescription,
} from './list-description.ts'
import { ListTools } from './list-filters.tsx'
import { partMessages } from './messages.ts'
import { NewLink } from './new-link.tsx'
import { Page } from './page.tsx'
import { QueryState } from './query-state.tsx'
import { useListState, type ListState } from './use-list-state.ts'

/** A screen that is a list. */
interface ListScreen<Row extends object, Texts> extends ListDescription<Row, Texts> {
  title: (texts: Texts) => string
  /** The screen that it belongs to; a hook. */
  useBack?: () => ComponentProps<typeof Page>['back']
  /** Above the list: other screens, or what is often looked for. */
  Views?: ComponentType<{ state: ListState<string> }>
  /** A file of all that the list shows. */
  exported?: { name: string; call?: ListCall<Row>; needs?: Permission }
  /** Buttons of the head; they may depend on what is listed. */
  Actions?: ComponentType<{ asked: Asked }>
  /** Where a new one is made. */
  newEntry?: { to: string; label: (texts: Texts) => string; needs?: Permission }
}

/** The screen of a list: one description of what it asks for, how it shows it, and what it offers. */
export function defineList<Row extends object, Texts>(
  list: ListScreen<Row, Texts>,
): (() => ReactNode) & { list: ListScreen<Row, Texts> } {
  const names = filterNames(list)
  function ListPage() {
    const { exported, newEntry, Actions, Views } = list
    const texts = useMessages(list.texts)
    const back = list.useBack?.()
    const mayHave = useMayHave()
    const state = useListState<string>(names)
    const hasExport = exported && mayHave(exported.needs)
    const hasNew = newEntry && mayHave(newEntry.needs)
    const actions = (
      <>
        {hasExport ? (
          <Export
            list={list}
            state={state}
            name={exported.name}
            call={exported.call ?? list.call}
          />
        ) : null}
        {Actions ? <Actions asked={askedBy(list, state)} /> : null}
        {hasNew ? <NewLink to={newEntry.to}>{newEntry.label(texts)}</NewLink> : null}
      </>
    )
    return (
      <Page
        title={list.title(texts)}
        actions={hasExport || Actions || hasNew ? actions : null}
        {...(back && { back })}
      >
        {Views ? <Views state={state} /> : null}
        <ListBody list={list} state={state} />
      </Page>
    )
  }
  return Object.assign(ListPage, { list })
}

/** A list within a screen. */
export function DescribedList<Row extends object, Texts>(props: {
  list: ListDescription<Row, Texts>
}) {
  const state = useListState<string>(useState(() => filterNames(props.list))[0])
  return <ListBody list={props.list} state={state} />
}

interface ListProps<Row extends object, Texts> {
  list: ListDescription<Row, Texts>
  state: ListState<string>
}

function ListBody<Row extends object, Texts>({ list, state }: ListProps<Row, Texts>) {
  const { call, params, isWhole = false, perPage = 50, refetchEveryMs, bulk, dialog } = list
  const texts = useMessages(list.texts)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const mayHave = useMayHave()
  const [opened, setOpened] = useState<Row | null>(null)
  const columns = useColumns(list, setOpened)
  const offered = bulk?.useActions()
  const paging = isWhole ? {} : { page: state.page, per_page: perPage }
  const asked = { ...askedBy(list, state), ...paging }
  const answer = useDescribedCall<ListAnswer<Row>>(
    call.key,
    { ...(params && { params }), ...(!isWhole && { query: asked }) },
    { keepPrevious: true, ...(refetchEveryMs && { refetchEveryMs }) },
  )
  return (
    <>
      <ListTools list={list} state={state} />
      <QueryState query={answer}>
        {({ data, total = data.length }) => (
          <DataTable
            label={list.label(texts)}
            columns={columns}
            rows={data}
            idOf={list.idOf ?? idIn}
            nameOf={(row) => bulk?.nameOf(row, language) ?? ''}
            state={state}
            total={total}
            perPage={isWhole ? Math.max(total, 1) : perPage}
            isStale={answer.isPlaceholderData}
            {...(bulk && {
              fetchRows: () => fetchAll(call, askedBy(list, state)),
              bulkActions: mayHave(bulk.needs) ? (offered?.actions ?? []) : [],
            })}
            empty={<p>{list.search && state.keyword ? parts.noneFound : list.empty(texts)}</p>}
          />
        )}
      </QueryState>
      {offered?.dialog}
      {opened && dialog ? dialog(opened, () => setOpened(null)) : null}
    </>
  )
}

interface ExportProps<Row extends object, Texts> extends ListProps<Row, Texts> {
  name: string
  call: ListCall<Row>
}

function Export<Row extends object, Texts>({ list, state, name, call }: ExportProps<Row, Texts>) {
  const columns = useColumns(list, () => {})
  const fetchRows = () => fetchAll(call, askedBy(list, state))
  return <ExportButton {...{ name, columns, fetchRows }} />
}

function useColumns<Row extends object, Texts>(
  list: ListDescription<Row, Texts>,
  open: ListContext<Texts, Row>['open'],
) {
  const columns = list.useColumns({ texts: useMessages(list.texts), language: useLanguage(), open })
  const sorts = list.sorts ?? []
  return columns.map((column) => ({ ...column, isSortable: sorts.includes(column.id) }))
}

interface ListAnswer<Row> {
  data: Row[]
  total?: number
}

/** Every row that a list asks for, on all its pages. */
export function fetchAll<Row>({ key }: ListCall<Row>, asked: Asked): Promise<Row[]> {
  return allPages(async (page, each) => {
    const answer: unknown = await callStaff(key, { query: { ...asked, page, per_page: each } })
    // The call is declared with the rows that it answers.
    return answer as { data: Row[]; next_page_url: string | null }
  })
}

/** What asks for no permission is for everyone who has the list. */
function useMayHave() {
  const may = useMay()
  return (needs: Permission | undefined) => needs === undefined || may(needs)
}

function idIn(row: object): string {
  return String(Reflect.get(row, '_id'))
}
