import { useNavigate } from 'react-router'
import { joinName } from '#domain/punctuation.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { showFailure } from '../parts/toasts.ts'
import { stockCalls } from '../stock/stock-types.ts'
import { withOne } from './basket.ts'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import { changeBasket } from './use-basket.ts'
import { useShop, type Shop } from './use-shop.ts'

type Hold = StaffAnswer<'GET /try-on-holds'>['data'][number]

/** Items set aside in this shop, those that end first on top. */
export function HoldList() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  return (
    <Page title={texts.title} actions={<ShopSelect shops={shops} />}>
      <CounterViews />
      <ShopState shops={shops}>{(shop) => <Holds shop={shop} />}</ShopState>
    </Page>
  )
}

function Holds({ shop }: { shop: NonNullable<Shop> }) {
  const texts = useMessages(counterMessages)
  const holds = useCall(
    'GET /try-on-holds',
    { query: { warehouse_id: shop._id, per_page: 100 } },
    { refetchEveryMs: 30_000 },
  )
  return (
    <QueryState query={holds}>
      {({ data }) =>
        data.length === 0 ? (
          <div className="list-empty">
            <p>{texts.noHolds}</p>
          </div>
        ) : (
          <section className="card">
            <ul className="lines" aria-label={texts.views.holds}>
              {data.map((hold) => (
                <HoldLine key={hold._id} hold={hold} />
              ))}
            </ul>
          </section>
        )
      }
    </QueryState>
  )
}

function HoldLine({ hold }: { hold: Hold }) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const release = useWrite('PUT /try-on-holds/{id}/released', {
    changes: [...stockCalls, 'GET /try-on-holds', 'GET /today', 'POST /counter/quotes'],
    onDone: () => showToast(texts.released),
  })
  const who = joinName([hold.name, hold.phone], language)
  return (
    <li>
      <Thumbnail url={hold.image?.url} />
      <div className="min-w-0 flex-1 basis-[200px]">
        <p className="font-medium">
          {joinName([hold.product_title, hold.product_variant_title], language)}
        </p>
        <p className="text-ink-2 text-12">
          {hold.sku} · {texts.heldFor(who, showTime(hold.held_until))}
        </p>
      </div>
      <div className="form-buttons ms-auto">
        <Button
          kind="ghost"
          small
          busy={release.isPending}
          onClick={() => release.mutate({ params: { id: hold._id } }, { onError: showFailure })}
        >
          {texts.release}
        </Button>
        <Button
          kind="ghost"
          small
          onClick={() => {
            changeBasket((before) => withOne(before, hold.variant_id, hold._id))
            void navigate('/counter')
          }}
        >
          {texts.sell}
        </Button>
      </div>
    </li>
  )
}
