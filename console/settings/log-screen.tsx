import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { DayInput } from '../parts/day-input.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useListState, type ListState } from '../parts/use-list-state.ts'
import { useSettingsBack } from '../parts/settings-back.ts'
import { useMay } from '../api/me.ts'
import { actionMessages } from './action-messages.ts'
import { logFilters, type LogFilter } from './log-filter.ts'
import { LogLine } from './log-line.tsx'
import { logMessages } from './log-messages.ts'

const perPage = 50

/** Every change by who, what and when. */
export function LogScreen() {
  const texts = useMessages(logMessages)
  const state = useListState(logFilters)
  const log = useCall(
    'GET /audit-log',
    { query: { ...knownDays(state.filters), page: state.page, per_page: perPage } },
    { keepPrevious: true },
  )
  return (
    <Page title={texts.title} back={useSettingsBack()}>
      <div className="list-tools">
        <FilterTools state={state}>
          <LogFilters state={state} />
        </FilterTools>
      </div>
      <QueryState query={log}>
        {({ data, total }) =>
          data.length === 0 ? (
            <p className="list-empty">{texts.empty}</p>
          ) : (
            <>
              <ol className="log" aria-label={texts.title}>
                {data.map((change) => (
                  <LogLine key={change._id} change={change} state={state} />
                ))}
              </ol>
              <Pager state={state} total={total} perPage={perPage} />
            </>
          )
        }
      </QueryState>
    </Page>
  )
}

function LogFilters({ state }: { state: ListState<LogFilter> }) {
  const texts = useMessages(logMessages)
  const actions = useMessages(actionMessages)
  const may = useMay()
  const staff = useCall('GET /staff', {}, { enabled: may('staff:manage') })
  const people = staff.data?.data.map(({ _id, name }) => ({ value: _id, label: name }))
  const kinds = subjectKinds.map((value) => ({ value, label: actions.things[value] }))
  return (
    <>
      {people ? (
        <FilterSelect state={state} name="staff_id" label={texts.who} options={people} />
      ) : null}
      <FilterSelect state={state} name="subject_kind" label={texts.what} options={kinds} />
      <DayInput state={state} name="from" label={texts.from} />
      <DayInput state={state} name="to" label={texts.to} />
    </>
  )
}

const subjectKinds = [
  'account',
  'article',
  'bank_line',
  'cash_session',
  'category',
  'collection',
  'colour',
  'configuration',
  'content',
  'courier',
  'enquiry',
  'order',
  'payment_event',
  'post',
  'post_review',
  'product',
  'promotion',
  'refund_request',
  'review',
  'role',
  'staff',
  'variant',
  'voucher',
  'warehouse',
  'webhook',
] as const

/** An address can hold any text; the call takes days. */
function knownDays({ from, to, ...rest }: ListState<LogFilter>['filters']) {
  const isDay = (day: string | undefined) => day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day)
  return { ...rest, ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
}
