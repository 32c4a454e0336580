import { localize } from '#domain/locale.ts'
import { classes } from '#ui/classes.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { useListState } from '../parts/use-list-state.ts'
import { stockMessages } from './messages.ts'
import { signed } from './signed.ts'
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
  const { kind, warehouse_id: warehouseId, reason, staff_name: name, created_at: at } = movement
  const level = levels.find(({ warehouse_id: id }) => id === warehouseId)
  // Text of staff is shown as it is.
  const ownReasons: Readonly<Record<string, string>> = texts.ownReasons
  const onHand = movement.on_hand_change || movement.preorder_change
  return (
    <li>
      <div className="min-w-0 flex-1 basis-[160px]">
        <p>
          <span className="font-medium">
            {movement.document?.kind === 'count' ? texts.documents.count : texts.kinds[kind]}
          </span>
          {level ? ` · ${localize(level.warehouse, language)}` : null}
        </p>
        <p className="text-ink-2 text-12">
          {showTime(at)}
          {name ? ` · ${texts.movedBy(name)}` : null}
          {reason ? ` · ${ownReasons[reason] ?? reason}` : null}
        </p>
      </div>
      <span className="ms-auto text-end tabular-nums">
        <DocumentLink movement={movement} />
        {onHand === 0 ? null : <strong>{signed(onHand)}</strong>}
        {movement.reserved_change === 0 ? null : (
          <small className={classes('text-ink-2', onHand !== 0 && 'ms-3')}>
            {texts.reservedChange(signed(movement.reserved_change))}
          </small>
        )}
      </span>
    </li>
  )
}

/** The order, transfer, delivery or count that moved it. */
function DocumentLink({ movement }: { movement: Movement }) {
  const texts = useMessages(stockMessages)
  const { order_id: orderId, order_reference: reference } = movement
  const { transfer_id: transferId, document } = movement
  const link =
    orderId !== null
      ? { to: `/orders/${orderId}`, text: reference ?? texts.order }
      : transferId !== null
        ? { to: `/stock/transfers/${transferId}`, text: texts.transferOf }
        : document && {
            to: `/stock/documents/${document._id}`,
            text: texts.documents[document.kind],
          }
  if (!link) return null
  return (
    <PlaceLink className="link me-3" to={link.to}>
      {link.text}
    </PlaceLink>
  )
}
