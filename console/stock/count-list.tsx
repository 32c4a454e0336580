import { useQuery } from '@tanstack/react-query'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useListState, type ListState } from '../parts/use-list-state.ts'
import { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

const perPage = 50
const filters = ['warehouse'] as const
type CountState = ListState<(typeof filters)[number]>

/** A list to count from: everything a warehouse has had, without what the shop expects. */
export function CountList() {
  const texts = useMessages(stockMessages)
  const state = useListState(filters)
  const id = state.filters.warehouse ?? ''
  return (
    <Page
      title={texts.countList}
      back={{ to: '/stock/count', label: texts.countTitle }}
      actions={
        <Button icon="print" disabled={id === ''} onClick={() => print()}>
          {texts.print}
        </Button>
      }
    >
      <div className="list-tools no-print">
        <WarehouseSelect
          label={texts.in}
          value={id}
          onChange={(warehouse) => state.change({ warehouse })}
        />
      </div>
      {id === '' ? null : <Lines key={id} warehouseId={id} state={state} />}
    </Page>
  )
}

function Lines({ warehouseId, state }: { warehouseId: string; state: CountState }) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const warehouses = useCall('GET /warehouses', {}).data?.data
  const warehouse = warehouses?.find(({ _id }) => _id === warehouseId)
  const stock = useQuery({
    queryKey: ['GET /stock', 'count-list', warehouseId],
    queryFn: () =>
      allPages((page, each) =>
        callStaff('GET /stock', { query: { warehouse_id: warehouseId, page, per_page: each } }),
      ),
  })
  return (
    <QueryState query={stock}>
      {(all) => {
        const lines = all.filter((line) => !line.is_archived)
        if (lines.length === 0) return <p className="list-empty">{texts.empty}</p>
        return (
          <section className="card slip">
            <h2>{warehouse ? localize(warehouse.title, language) : null}</h2>
            <p className="text-ink-2 mb-3">{texts.countListLead}</p>
            <CountTable lines={lines} page={state.page} />
            <Pager state={state} total={lines.length} perPage={perPage} />
          </section>
        )
      }}
    </QueryState>
  )
}

/** A page of it on the screen, all of it on paper. */
function CountTable({ lines, page }: { lines: readonly StockLine[]; page: number }) {
  const texts = useMessages(stockMessages)
  const nameOf = useVariantName()
  const first = (page - 1) * perPage
  return (
    <table className="count-list">
      <thead>
        <tr>
          <th scope="col">{texts.columns.sku}</th>
          <th scope="col">{texts.columns.product}</th>
          <th scope="col">{texts.barcode}</th>
          <th scope="col">{texts.counted}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr
            key={line.variant_id}
            className={classes((at < first || at >= first + perPage) && 'print-only')}
          >
            <td>{line.sku}</td>
            <td>{nameOf(line)}</td>
            <td>{line.barcode}</td>
            <td aria-label={texts.counted} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
