import { useMemo } from 'react'
import { orderPaymentMethods } from '#contract/endpoints/configuration.ts'
import { fulfilments, orderChannels, orderStatuses } from '#domain/order/order-status.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { DataTable } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { partMessages } from '../parts/messages.ts'
import { NewLink } from '../parts/new-link.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { IfMay } from '../session/if-may.tsx'
import { useMay } from '../session/me.ts'
import { orderMessages } from './messages.ts'
import { orderColumns } from './order-columns.tsx'
import { exportColumns, exportRows } from './order-export.ts'
import { useBulkActions } from './use-bulk-actions.tsx'
import {
  deliveryMethods,
  flags,
  OrderFilters,
  MoreOrderFilters,
  isSeldomSet,
  orderFilters,
  orderSorts,
  type OrderFilter,
} from './order-filters.tsx'
import { OrderViews } from './order-views.tsx'
import { daysOf } from './placed-days.ts'

const perPage = 50

export function OrderList() {
  const texts = useMessages(orderMessages)
  const language = useLanguage()
  const parts = useMessages(partMessages)
  const state = useListState(orderFilters)
  const columns = useMemo(() => orderColumns(texts), [texts])
  const orders = useCall(
    'GET /orders',
    { query: { ...filterOf(state), page: state.page, per_page: perPage } },
    { keepPrevious: true, refetchEveryMs: 30_000 },
  )
  const { actions, dialog } = useBulkActions()
  const may = useMay()
  const fetchRows = () =>
    allPages((page, each) =>
      callStaff('GET /orders', { query: { ...filterOf(state), page, per_page: each } }),
    )
  const fetchExport = async () =>
    exportRows(
      await allPages((page, each) =>
        callStaff('GET /orders/export', { query: { ...filterOf(state), page, per_page: each } }),
      ),
    )
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <IfMay permission="people:export">
            <ExportButton name="orders" columns={exportColumns(language)} fetchRows={fetchExport} />
          </IfMay>
          <IfMay permission="counter:sell">
            <NewLink to="/counter/phone">{texts.newOrder}</NewLink>
          </IfMay>
        </>
      }
    >
      <OrderViews state={state} />
      <div className="list-tools">
        <SearchBox state={state} label={texts.searchLabel} />
        <FilterTools
          state={state}
          more={<MoreOrderFilters state={state} />}
          isMoreSet={isSeldomSet(state)}
        >
          <OrderFilters state={state} />
        </FilterTools>
      </div>
      <QueryState query={orders}>
        {({ data, total }) => (
          <DataTable
            label={texts.title}
            columns={columns}
            rows={data}
            idOf={(order) => order._id}
            nameOf={(order) => order.reference}
            state={state}
            total={total}
            perPage={perPage}
            isStale={orders.isPlaceholderData}
            fetchRows={fetchRows}
            bulkActions={may('orders:manage') ? actions : []}
            empty={<p>{state.keyword ? parts.noneFound : texts.empty}</p>}
          />
        )}
      </QueryState>
      {dialog}
    </Page>
  )
}

/** Only values that exist: people can type an address. */
function filterOf({ keyword, filters, sort }: ListState<OrderFilter>) {
  return {
    ...(keyword && { keyword }),
    sort: oneOf(orderSorts, sort),
    current_status: oneOf(orderStatuses, filters.current_status),
    is_paid: oneOf(flags, filters.is_paid),
    has_waiting_proof: oneOf(flags, filters.has_waiting_proof),
    fulfilment: oneOf(fulfilments, filters.fulfilment),
    payment_method: oneOf(orderPaymentMethods, filters.payment_method),
    delivery_method: oneOf(deliveryMethods, filters.delivery_method),
    channel: oneOf(orderChannels, filters.channel),
    warehouse_id: filters.warehouse_id,
    store_id: filters.store_id,
    ...daysOf(filters),
  }
}
