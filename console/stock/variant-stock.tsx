import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useMay } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useListState } from '../parts/use-list-state.ts'
import { useVariantName } from '../products/use-variant-name.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { LowStockDialog } from './low-stock-dialog.tsx'
import { stockMessages } from './messages.ts'
import { PreorderDialog } from './preorder-dialog.tsx'
import { signed } from './signed.ts'
import type { StockLine } from './stock-types.ts'

/** What there is of a variant, where, and how it came to be. */
export function VariantStock() {
  const { id = '' } = useParams()
  const texts = useMessages(stockMessages)
  const may = useMay()
  // A product's table leads here to adjust.
  const isAdjusting = useSearchParams()[0].has('adjust')
  const [open, setOpen] = useState<'adjust' | 'preorder' | 'low' | null>(
    isAdjusting && may('catalogue:manage') ? 'adjust' : null,
  )
  const stock = useCall('GET /stock', { query: { variant_id: id } })
  const line = stock.data?.data[0]
  return (
    <Page
      title={line?.sku ?? texts.title}
      back={{ to: '/stock', label: texts.title }}
      actions={
        line && may('catalogue:manage') ? (
          <>
            <Button kind="ghost" small onClick={() => setOpen('low')}>
              {texts.setLow}
            </Button>
            <Button kind="ghost" small onClick={() => setOpen('preorder')}>
              {texts.allowPreorders}
            </Button>
            <Button kind="ghost" small onClick={() => setOpen('adjust')}>
              {texts.adjust}
            </Button>
          </>
        ) : null
      }
    >
      <QueryState query={stock}>
        {({ data: [found] }) =>
          found ? (
            <>
              <Levels line={found} />
              <Ledger variantId={found.variant_id} levels={found.levels} />
            </>
          ) : (
            <p>{texts.empty}</p>
          )
        }
      </QueryState>
      {line && open === 'adjust' ? (
        <AdjustDialog line={line} onClose={() => setOpen(null)} />
      ) : null}
      {line && open === 'low' ? <LowStockDialog line={line} onClose={() => setOpen(null)} /> : null}
      {line && open === 'preorder' ? (
        <PreorderDialog line={line} onClose={() => setOpen(null)} />
      ) : null}
    </Page>
  )
}

function Levels({ line }: { line: StockLine }) {
  const texts = useMessages(stockMessages)
  const language = useLanguage()
  const nameOf = useVariantName()
  const may = useMay()
  return (
    <section className="card">
      <div className="card-head">
        <h2>{nameOf(line)}</h2>
        {may('catalogue:manage') ? (
          <Link className="link" to={`/products/${line.product_id}/variants`}>
            {texts.product}
          </Link>
        ) : null}
      </div>
      <ul className="levels">
        {line.levels.map(({ warehouse_id: id, warehouse, on_hand, reserved, available }) => (
          <li key={id}>
            <span className="text-ink-2">{localize(warehouse, language)}</span>
            <strong>{on_hand}</strong>
            <small>
              {texts.availableOf(available)}
              {reserved > 0 ? ` · ${texts.reservedOf(reserved)}` : null}
            </small>
          </li>
        ))}
        {line.on_the_way > 0 ? (
          <li>
            <span className="text-ink-2">{texts.onTheWay}</span>
            <strong>{line.on_the_way}</strong>
            <Link className="link text-12" to="/stock/transfers">
              {texts.transfer}
            </Link>
          </li>
        ) : null}
        {line.preorder ? (
          <li>
            <span className="text-ink-2">{texts.preorders}</span>
            <strong>{line.preorder.taken}</strong>
            <small>{texts.preorder(line.preorder.taken, line.preorder.max_qty)}</small>
          </li>
        ) : null}
      </ul>
      <p className="text-ink-2 text-12 mt-3">{texts.lowAt(line.low_at)}</p>
    </section>
  )
}

type Movement = StaffAnswer<'GET /stock/movements'>['data'][number]

interface LedgerProps {
  variantId: string
  levels: StockLine['levels']
}

const perPage = 30
const none: readonly never[] = []

/** Every movement of a variant, newest first; none is ever edited. */
function Ledger({ variantId, levels }: LedgerProps) {
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
