import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../parts/show.ts'
import { useListState } from '../parts/use-list-state.ts'
import { stockMessages } from './messages.ts'
import type { StockLine } from './stock-types.ts'

type Movement = StaffAnswer<'GET /stock/movements'>['data'][number]

interface LedgerProps {
  variantId: string
  levels: StockLine['levels']
}

const perPage = 30
const none: readonly never[] = []

/** Every movement of a variant, newest first; none is ever edited. */
export function Ledger({ variantId, levels }: LedgerProps) {
  const texts = useMessages(stockMessages)
  const state = useListState(none)
  const movements = useCall(
    'GET /stock/movements',
    { query: { variant_id: variantId, page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  return (
    <section className="card">
      <h2>{texts.ledger}</h2>
      <QueryState query={movements}>
        {({ data, total }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.ledgerEmpty}</p>
          ) : (
            <>
              <ul className="lines">
                {data.map((movement) => (
                  <MovementLine key={movement._id} {...{ movement, levels }} />
                ))}
              </ul>
              <Pager state={state} total={total} perPage={perPage} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}

function MovementLine({ movement, levels }: { movement: Movement; levels: StockLine['levels'] }) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const { kind, warehouse_id: warehouseId, order_id: orderId, reason, created_at: at } = movement
  const level = levels.find(({ warehouse_id: id }) => id === warehouseId)
  const onHand = movement.on_hand_change || movement.preorder_change
  return (
    <li>
      <div className="min-w-0 flex-1 basis-[220px]">
        <p>
          <span className="font-medium">{texts.kinds[kind]}</span>
          {level ? ` · ${localize(level.warehouse, language)}` : null}
        </p>
        <p className="text-ink-2 text-12">
          {showTime(at)}
          {reason ? ` · ${reason}` : null}
        </p>
      </div>
      {orderId ? (
        <Link className="link" to={`/orders/${orderId}`}>
          {texts.order}
        </Link>
      ) : null}
      <span className="text-end tabular-nums">
        {onHand === 0 ? null : <strong>{signed(onHand)}</strong>}
        {movement.reserved_change === 0 ? null : (
          <small className="text-ink-2 ms-3">
            {texts.reservedChange(signed(movement.reserved_change))}
          </small>
        )}
      </span>
    </li>
  )
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}
