import { useSearchParams } from 'react-router'
import { formatDay } from '#domain/dates.ts'
import { monthOf } from '#domain/period.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney } from '../language/show.ts'
import { reportMessages, type ReportTexts } from './messages.ts'
import { ReportPage } from './report-page.tsx'
import { moneyColumn, ReportTable, type ReportColumn } from './report-table.tsx'
import { todayInHongKong } from './use-period.ts'

type Accounts = StaffAnswer<'GET /reports/accounts'>
type Line = Accounts['lines'][number]

/** For the accountant: what moved in a month, and a file of it. */
export function AccountsReport() {
  const texts = useMessages(reportMessages)
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(todayInHongKong())
  const accounts = useCall('GET /reports/accounts', { query: { month } }, { keepPrevious: true })
  return (
    <ReportPage>
      <div className="list-tools">
        <label className="period-days">
          <span>{texts.month}</span>
          <input
            type="month"
            className="input"
            value={month}
            onChange={({ currentTarget: { value } }) => {
              if (value) setParams({ month: value }, { replace: true })
            }}
          />
        </label>
      </div>
      <QueryState query={accounts}>{(shown) => <AccountsOf accounts={shown} />}</QueryState>
    </ReportPage>
  )
}

function AccountsOf({ accounts }: { accounts: Accounts }) {
  const texts = useMessages(reportMessages)
  const { month, lines, payments, refunds, net, fees } = accounts
  const figures = [
    [texts.payments, payments],
    [texts.columns.refunds, refunds],
    [texts.columns.net, net],
    [texts.fees, fees],
  ] as const
  return (
    <>
      <dl className="figures">
        {figures.map(([name, amount]) => (
          <div key={name} className="card">
            <dt>{name}</dt>
            <dd className="sales-sum">{showMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      <ReportTable
        label={texts.view.accounts}
        file={`accounts-${month}`}
        note={texts.accountsNote}
        rows={lines}
        keyOf={(line) => String(lines.indexOf(line))}
        columns={accountColumns(texts, net, fees)}
      />
    </>
  )
}

function accountColumns(
  texts: ReportTexts,
  net: string,
  fees: string,
): readonly ReportColumn<Line>[] {
  const { columns, methods, channels } = texts
  const named = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name
  return [
    { title: texts.date, text: ({ day }) => day, cell: ({ day }) => formatDay(day) },
    {
      title: texts.kind,
      text: ({ kind }) => texts.lineKinds[kind],
      cell: ({ kind, is_surplus: isSurplus }) =>
        isSurplus ? texts.surplusOf(texts.lineKinds[kind]) : texts.lineKinds[kind],
    },
    {
      title: texts.order,
      text: ({ order }) => order,
      cell: ({ order }) => (
        <PlaceLink className="link" to={`/orders/${order}`}>
          {order}
        </PlaceLink>
      ),
    },
    { title: texts.ordered, text: (line) => line.ordered_on, isFileOnly: true },
    { title: texts.channel, text: ({ channel }) => named(channels, channel) },
    { title: texts.method, text: ({ method }) => named(methods, method) },
    {
      title: texts.reference,
      text: ({ reference }) => reference,
      cell: ({ reference }) => (
        <span className="clipped" title={reference}>
          {reference}
        </span>
      ),
    },
    { title: texts.surplus, text: (line) => (line.is_surplus ? texts.yes : ''), isFileOnly: true },
    moneyColumn(columns.gross, ({ goods }) => goods),
    moneyColumn(columns.discounts, ({ discounts }) => discounts),
    moneyColumn(columns.delivery, ({ delivery }) => delivery),
    moneyColumn(texts.amount, ({ amount }) => amount, net),
    moneyColumn(texts.fees, ({ fee }) => fee ?? '', fees),
  ]
}
