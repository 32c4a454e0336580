import { useMemo } from 'react'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { useMay } from '../session/me.ts'
import { customerColumns } from './customer-columns.tsx'
import { customerName } from './customer-name.ts'
import { CustomerViews } from './customer-views.tsx'
import { customerMessages } from './messages.ts'

const perPage = 50
const customerFilters = ['type', 'is_closed'] as const
type CustomerFilter = (typeof customerFilters)[number]

export function CustomerList() {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  const may = useMay()
  const state = useListState(customerFilters)
  const columns = useMemo(() => customerColumns(texts), [texts])
  const customers = useCall(
    'GET /customers',
    { query: { ...filterOf(state), page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  const fetchRows = () =>
    allPages((page, each) =>
      callStaff('GET /customers/export', { query: { ...filterOf(state), page, per_page: each } }),
    )
  const exportAll = may('people:export') ? (
    <ExportButton name="customers" columns={columns} fetchRows={fetchRows} />
  ) : null
  return (
    <Page title={texts.title} actions={exportAll}>
      <CustomerViews />
      <div className="list-tools">
        <SearchBox state={state} label={texts.searchLabel} />
        <FilterTools state={state}>
          <CustomerFilters state={state} />
        </FilterTools>
      </div>
      <QueryState query={customers}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={data}
            idOf={({ _id }) => _id}
            nameOf={(customer) => customerName(customer, texts)}
            state={state}
            total={total}
            perPage={perPage}
            isStale={customers.isPlaceholderData}
            empty={<p>{state.keyword ? parts.noneFound : texts.empty}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function CustomerFilters({ state }: { state: ListState<CustomerFilter> }) {
  const texts = useMessages(customerMessages)
  const { type, filters } = texts
  const kinds = [
    { value: 'REGISTERED', label: type.REGISTERED },
    { value: 'TEMP', label: type.TEMP },
  ]
  const closed = [{ value: 'true', label: texts.closed }]
  return (
    <>
      <FilterSelect state={state} name="type" label={filters.type} options={kinds} />
      <FilterSelect state={state} name="is_closed" label={filters.closed} options={closed} />
    </>
  )
}

function filterOf({ keyword, filters }: ListState<CustomerFilter>) {
  return {
    ...(keyword && { keyword }),
    type: oneOf(['TEMP', 'REGISTERED'], filters.type),
    is_closed: oneOf(['true', 'false'], filters.is_closed),
  }
}
