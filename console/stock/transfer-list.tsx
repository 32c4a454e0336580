import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useListState } from '../parts/use-list-state.ts'
import { StockActions } from './stock-actions.tsx'
import { stockMessages } from './messages.ts'
import { StockViews } from './stock-views.tsx'
import { TransferCard } from './transfer-card.tsx'

const perPage = 20
const none: readonly never[] = []

/** Goods that left one warehouse and are not in the other yet, the longest on the way first. */
export function TransferList() {
  const texts = useMessages(stockMessages)
  const state = useListState(none)
  const transfers = useCall(
    'GET /stock/transfers',
    { query: { page: state.page, per_page: perPage } },
    { refetchEveryMs: 30_000 },
  )
  return (
    <Page title={texts.title} actions={<StockActions isSecond />}>
      <StockViews />
      <QueryState query={transfers}>
        {({ data, total }) =>
          data.length === 0 ? (
            <div className="list-empty">
              <p className="text-ink font-medium">{texts.noneOnTheWay}</p>
              <p>{texts.noneOnTheWayText}</p>
            </div>
          ) : (
            <>
              {data.map((transfer) => (
                <TransferCard key={transfer._id} transfer={transfer} />
              ))}
              <Pager state={state} total={total} perPage={perPage} />
            </>
          )
        }
      </QueryState>
    </Page>
  )
}
