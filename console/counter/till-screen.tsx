import { Link } from 'react-router'
import { openCashSession } from '#contract/staff/cash-sessions.ts'
import { showToast } from '#ui/toasts.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages, defineMessages } from '../language/messages.ts'
import { showMoney, showTime, sheetTime } from '../language/show.ts'
import type { CsvColumn } from '../parts/csv.ts'
import { MoneyField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { Page } from '../parts/page.tsx'
import { methodMessages } from '../parts/payment-names.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { CashUpForm } from './cash-up-form.tsx'
import { CounterViews } from './counter-views.tsx'
import { counterMessages } from './messages.ts'
import { ShopSelect } from './shop-select.tsx'
import { ShopState } from './shop-state.tsx'
import type { CashSession } from './use-open-till.ts'
import { useShop, type Shop } from './use-shop.ts'

/** Opens the till, cashes it up, and shows the days before. */
export function TillScreen() {
  const texts = useMessages(counterMessages)
  const shops = useShop()
  return (
    <Page
      title={texts.title}
      actions={
        <>
          {shops.shop ? <TillExport shop={shops.shop} /> : null}
          <ShopSelect shops={shops} />
        </>
      }
    >
      <CounterViews />
      <ShopState shops={shops}>{(shop) => <Till key={shop._id} shop={shop} />}</ShopState>
    </Page>
  )
}

function Till({ shop }: { shop: NonNullable<Shop> }) {
  const texts = useMessages(counterMessages)
  const query = { warehouse_id: shop._id, per_page: 32 }
  const sessions = useCall('GET /cash-sessions', { query }, { refetchEveryMs: 30_000 })
  return (
    <QueryState query={sessions}>
      {({ data }) => {
        const open = data.find((each) => each.closed_at === null)
        const closed = data.filter((each) => each.closed_at !== null)
        return (
          <>
            {open ? (
              <CashUpForm key={open._id} session={open} />
            ) : (
              <OpenForm shop={shop} before={closed[0]} />
            )}
            {closed.length > 0 ? (
              <section className="card">
                <h2>{texts.days}</h2>
                <ul className="lines">
                  {closed.map((day) => (
                    <DayLine key={day._id} day={day} />
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        )
      }}
    </QueryState>
  )
}

function OpenForm({ shop, before }: { shop: NonNullable<Shop>; before: CashSession | undefined }) {
  const texts = useMessages(counterMessages)
  const write = useWrite('POST /cash-sessions', { changes: ['GET /cash-sessions'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(openCashSession),
    defaults: { warehouse_id: shop._id, float: before?.next_float ?? '' },
    async save(body) {
      await write.mutateAsync({ body })
      showToast(texts.tillOpen)
    },
  })
  return (
    <section className="card">
      <h2>{texts.openTill}</h2>
      <Form form={form} submit={submit} saveLabel={texts.openTill}>
        <MoneyField form={form} name="float" label={texts.float} hint={texts.floatHint} />
      </Form>
    </section>
  )
}

function DayLine({ day }: { day: CashSession }) {
  const texts = useMessages(counterMessages)
  const methods = useMessages(methodMessages)
  const off = day.counts.flatMap(({ method, difference }) =>
    difference === null || difference === '0.00'
      ? []
      : [`${methods[method]} ${showMoney(difference)}`],
  )
  return (
    <li>
      <div className="min-w-0 flex-1">
        <Link className="link" to={`/counter/till/${day._id}`}>
          {showTime(day.opened_at)}
        </Link>
        <p className="text-ink-2 text-12">
          {texts.saleCount(day.sale_count)} · {day.closed_by}
        </p>
      </div>
      <span className="tabular-nums">{off.length === 0 ? texts.even : off.join(' · ')}</span>
    </li>
  )
}

interface CountRow {
  day: CashSession
  count: CashSession['counts'][number]
}

/** The cash-ups of a period as a file: a row for each way to pay of each day. */
function TillExport({ shop }: { shop: NonNullable<Shop> }) {
  const texts = useMessages(tillFileMessages)
  const methods = useMessages(methodMessages)
  const columns: readonly CsvColumn<CountRow>[] = [
    { title: texts.opened, text: ({ day }) => sheetTime(day.opened_at) },
    { title: texts.openedBy, text: ({ day }) => day.opened_by },
    { title: texts.closed, text: ({ day }) => (day.closed_at ? sheetTime(day.closed_at) : '') },
    { title: texts.closedBy, text: ({ day }) => day.closed_by ?? '' },
    { title: texts.method, text: ({ count }) => methods[count.method] },
    { title: texts.float, text: ({ day, count }) => (count.method === 'cash' ? day.float : '') },
    { title: texts.sales, text: ({ count }) => count.sales },
    { title: texts.refunds, text: ({ count }) => count.refunds },
    { title: texts.expected, text: ({ count }) => count.expected },
    { title: texts.counted, text: ({ count }) => count.counted ?? '' },
    { title: texts.difference, text: ({ count }) => count.difference ?? '' },
    { title: texts.reason, text: ({ count }) => count.reason },
  ]
  return (
    <PeriodExport
      name="cash-ups"
      columns={columns}
      fetchRows={async ({ from, to }) => {
        const days = await allPages((page, each) =>
          callStaff('GET /cash-sessions', {
            query: { warehouse_id: shop._id, from, to, page, per_page: each },
          }),
        )
        return days.flatMap((day) => day.counts.map((count) => ({ day, count })))
      }}
    />
  )
}

const tillFileMessages = defineMessages({
  opened: ['Opened', '開始時間'],
  openedBy: ['Opened by', '開始人'],
  closed: ['Closed', '結算時間'],
  closedBy: ['Closed by', '結算人'],
  method: ['Method', '付款方式'],
  float: ['Float', '備用金'],
  sales: ['Sales', '銷售'],
  refunds: ['Refunds', '退款'],
  expected: ['Expected', '應有'],
  counted: ['Counted', '點算'],
  difference: ['Difference', '差額'],
  reason: ['Reason', '原因'],
})
