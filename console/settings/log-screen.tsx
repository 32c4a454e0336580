import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useMay } from '../api/me.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { fieldMessages } from '../language/field-messages.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { colon } from '../language/punctuation.ts'
import { showTime } from '../language/show.ts'
import { DayInput } from '../parts/day-input.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { FilterTools } from '../parts/filter-tools.tsx'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { useSettingsBack } from '../parts/settings-back.ts'
import { useListState, type ListState } from '../parts/use-list-state.ts'
import { PutBackButton } from '../products/put-back-button.tsx'
import { describeLogged } from '../promotions/describe.ts'
import { loggedOffer } from '../promotions/logged-offer.ts'
import { promotionMessages } from '../promotions/messages.ts'
import { actionMessages, logMessages } from './action-messages.ts'
import { actionText } from './action-text.ts'
import { changedFields } from './changed-fields.ts'
import { LogSubject, useSubjectName } from './log-subject.tsx'

const perPage = 50

const logFilters = ['staff_id', 'subject_kind', 'subject_id', 'from', 'to'] as const
type LogFilter = (typeof logFilters)[number]

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

interface LogLineProps {
  change: StaffAnswer<'GET /audit-log'>['data'][number]
  state: ListState<LogFilter>
}

function LogLine({ change, state }: LogLineProps) {
  const texts = useMessages(logMessages)
  const actions = useMessages(actionMessages)
  const { staff, subject, created_at: at } = change
  const name = useSubjectName()(subject)
  return (
    <li>
      <p className="log-line">
        <time>{showTime(at)}</time>
        <strong className="font-medium">{actionText(change.action, actions)}</strong>
        <LogSubject subject={subject} />
        <span className="log-who">{staff?.name ?? texts.system}</span>
        {state.filters.subject_id || name === null ? null : (
          <Button
            kind="link"
            aria-label={texts.only + colon() + name}
            onClick={() => state.change({ subject_kind: subject.kind, subject_id: subject._id })}
          >
            {texts.only}
          </Button>
        )}
      </p>
      <LogDifference before={change.before} after={change.after} />
      <PutBackButton change={change} />
    </li>
  )
}

/** The changed fields, old and new. */
function LogDifference({ before, after }: { before: unknown; after: unknown }) {
  const texts = useMessages(logMessages)
  const fieldTexts = useMessages(fieldMessages)
  const language = useLanguage()
  const warehouses = useCall('GET /warehouses', {}).data?.data ?? []
  const names = new Map(warehouses.map(({ _id, title }) => [_id, localize(title, language)]))
  const offers = useMessages(promotionMessages)
  const [oldOffer, newOffer] = [loggedOffer(before), loggedOffer(after)]
  const reader = { texts: fieldTexts, language, names }
  const fields = newOffer
    ? [
        {
          name: texts.offer,
          before: oldOffer ? describeLogged(offers, oldOffer) : undefined,
          after: describeLogged(offers, newOffer),
        },
        ...changedFields(withoutOffer(before), withoutOffer(after), reader),
      ]
    : changedFields(before, after, reader)
  if (fields.length === 0) return null
  return (
    <details>
      <summary>{texts.details}</summary>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            <dd>
              {field.before === undefined ? null : (
                <>
                  <del aria-label={texts.before}>{field.before}</del> →{' '}
                </>
              )}
              <ins aria-label={texts.after}>{field.after ?? fieldTexts.nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The other fields: what the sentence says is not shown again part by part. */
function withoutOffer(entry: unknown): unknown {
  const shown = Object.entries(entry ?? {}).filter(
    ([name]) => name !== 'effect' && name !== 'scope',
  )
  return Object.fromEntries(shown)
}
