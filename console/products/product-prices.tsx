import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { priceMessages } from './price-messages.ts'
import { ProductFrame } from './product-frame.tsx'
import { productCalls, type Product } from './product-types.ts'
import { SchedulePrice } from './schedule-price.tsx'

type ScheduledPrice = StaffAnswer<'GET /scheduled-prices'>['data'][number]
const tones = { coming: 'wait', running: 'good', over: 'plain' } as const

export function ProductPrices() {
  return <ProductFrame>{(product) => <Prices key={product._id} product={product} />}</ProductFrame>
}

function Prices({ product }: { product: Product }) {
  const texts = useMessages(priceMessages)
  const [isOpen, setOpen] = useState(false)
  const prices = useCall('GET /scheduled-prices', {
    query: { product_id: product._id, per_page: 100 },
  })
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.title}</h2>
        <Button
          kind="ghost"
          small
          icon="clock"
          disabled={product.variants.length === 0}
          title={product.variants.length === 0 ? texts.noVariants : undefined}
          onClick={() => setOpen(true)}
        >
          {texts.schedule}
        </Button>
      </div>
      <p className="text-ink-2 mb-3">{texts.lead}</p>
      <QueryState query={prices}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.empty}</p>
          ) : (
            <ul className="lines">
              {data.map((price) => (
                <PriceLine key={price._id} price={price} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen ? <SchedulePrice product={product} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function PriceLine({ price }: { price: ScheduledPrice }) {
  const texts = useMessages(priceMessages)
  const [isAsking, setAsking] = useState(false)
  const { _id: id, sku, state, starts_at: from, ends_at: until } = price
  const write = useWrite('DELETE /scheduled-prices/{id}', {
    changes: ['GET /scheduled-prices', ...productCalls],
    onDone: () => showToast(texts.cancelled),
  })

  async function cancel() {
    setAsking(false)
    try {
      await write.mutateAsync({ params: { id } })
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <li>
      <div className="min-w-0 flex-1 basis-[220px]">
        <p className="font-medium">{sku}</p>
        <p className="text-ink-2 text-12">
          {texts.period(showTime(from), until && showTime(until))}
        </p>
      </div>
      <strong className="tabular-nums">{showMoney(price.price)}</strong>
      <StateBadge tone={tones[state]}>{texts.state[state]}</StateBadge>
      {state === 'over' ? null : (
        <Button kind="link" aria-label={texts.cancelOf(sku)} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.cancelTitle(sku)}
        action={texts.cancel}
        isBusy={write.isPending}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        {texts.cancelText}
      </ConfirmDialog>
    </li>
  )
}
