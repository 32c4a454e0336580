import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useMay } from '../api/me.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { Ledger } from './ledger.tsx'
import { LowStockDialog } from './low-stock-dialog.tsx'
import { stockMessages } from './messages.ts'
import { PreorderDialog } from './preorder-dialog.tsx'
import type { StockLine } from './stock-types.ts'
import { useVariantName } from '../products/use-variant-name.ts'

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
