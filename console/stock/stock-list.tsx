import { useMemo } from 'react'
import { localize } from '#domain/locale.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { partMessages } from '../parts/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { useListState } from '../parts/use-list-state.ts'
import { stockMessages } from './messages.ts'
import { StockActions } from './stock-actions.tsx'
import { stockColumns, type Warehouse } from './stock-columns.tsx'
import { StockViews } from './stock-views.tsx'
import { useVariantName } from './use-variant-name.ts'

const perPage = 50
const filters = ['level', 'warehouse_id'] as const

const none: readonly Warehouse[] = []

export function StockList() {
  const texts = useMessages(stockMessages)
  const parts = useMessages(partMessages)
  const language = useLanguage()
  const nameOf = useVariantName()
  const state = useListState(filters)
  const warehouses = useCall('GET /warehouses', {}).data?.data ?? none
  const columns = useMemo(
    () => stockColumns(texts, language, nameOf, warehouses),
    [texts, language, nameOf, warehouses],
  )
  const filter = {
    ...(state.keyword && { keyword: state.keyword }),
    warehouse_id: state.filters.warehouse_id,
    ...levelOf(state.filters.level),
  }
  const stock = useCall(
    'GET /stock',
    { query: { ...filter, page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  const fetchRows = () =>
    allPages((page, each) =>
      callStaff('GET /stock', { query: { ...filter, page, per_page: each } }),
    )
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ExportButton name="stock" columns={columns} fetchRows={fetchRows} />
          <StockActions />
        </>
      }
    >
      <StockViews />
      <div className="list-tools">
        <SearchBox state={state} label={texts.searchLabel} />
        <FilterTools state={state}>
          <FilterSelect
            state={state}
            name="level"
            label={texts.level}
            options={Object.entries(texts.levels).map(([value, label]) => ({ value, label }))}
          />
          <FilterSelect
            state={state}
            name="warehouse_id"
            label={texts.warehouse}
            options={warehouses.map(({ _id, title }) => ({
              value: _id,
              label: localize(title, language),
            }))}
          />
        </FilterTools>
      </div>
      <QueryState query={stock}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={data}
            idOf={(line) => line.variant_id}
            nameOf={(line) => line.sku}
            state={state}
            total={total}
            perPage={perPage}
            isStale={stock.isPlaceholderData}
            empty={<p>{state.keyword ? parts.noneFound : texts.empty}</p>}
          />
        )}
      </QueryState>
    </Page>
  )
}

function levelOf(level: string | undefined) {
  if (level === 'low') return { is_low: 'true' } as const
  return level === 'sold_out' ? { at_most: 0 } : {}
}
