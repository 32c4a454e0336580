import { useRef, useState, useDeferredValue } from 'react'
import { lineStates } from '#contract/staff/bank-lines.ts'
import { formatDay } from '#domain/dates.ts'
import { decimalText, centsOf } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { allPages } from '../api/all-pages.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { KeyHints } from '../inbox/key-hints.tsx'
import { useInboxKeys } from '../inbox/use-inbox-keys.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { sheetTime, showMoney } from '../language/show.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import type { CsvColumn } from '../parts/csv.ts'
import { IfMay } from '../parts/if-may.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { methodMessages } from '../parts/payment-names.ts'
import { PeriodExport } from '../parts/period-export.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { AsideDialog } from './aside-dialog.tsx'
import { BankLineItem } from './bank-line-item.tsx'
import { bankCalls, type BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'
import { ImportDialog } from './import-dialog.tsx'
import { MatchBox, MatchButton } from './match-box.tsx'
import { PaymentViews } from './payment-views.tsx'
import { statementMessages } from './statement-messages.ts'

const filters = ['state'] as const
const perPage = 50

/** Money that came in by the bank's own word, and the orders it pays. */
export function BankScreen() {
  const texts = useMessages(bankMessages)
  const statementTexts = useMessages(statementMessages)
  const state = useListState(filters)
  const [isImporting, setImporting] = useState(false)
  const shown = oneOf(lineStates, state.filters.state) ?? 'open'
  const { keyword, page } = state
  const lines = useCall(
    'GET /bank-lines',
    { query: { state: shown, page, per_page: perPage, ...(keyword && { keyword }) } },
    { keepPrevious: true },
  )
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <IfMay permission="people:export">
            <BankExport />
          </IfMay>
          <Button kind="ghost" icon="upload" onClick={() => setImporting(true)}>
            {statementTexts.import}
          </Button>
        </>
      }
    >
      <PaymentViews />
      <div className="list-tools">
        <fieldset className="segments max-w-full" aria-label={texts.shown}>
          {lineStates.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === shown}
              onClick={() => state.change({ state: value })}
            >
              {texts.states[value]}
            </button>
          ))}
        </fieldset>
        <SearchBox state={state} label={texts.search} />
        {shown === 'open' ? <ConfirmSure lines={lines.data?.data ?? []} /> : null}
      </div>
      <QueryState query={lines}>
        {(found) =>
          found.data.length === 0 ? (
            <p className="list-empty">{texts.empty[shown]}</p>
          ) : (
            <LineList found={found} state={state} />
          )
        }
      </QueryState>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </Page>
  )
}

interface LineListProps {
  found: StaffAnswer<'GET /bank-lines'>
  state: ListState<string>
}

function LineList({ found, state }: LineListProps) {
  const texts = useMessages(bankMessages)
  const language = useLanguage()
  const accounts = useCall('GET /bank-accounts', {}).data?.data ?? []
  const [chosen, setChosen] = useState<{ line: BankLine; for: 'order' | 'aside' } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  useInboxKeys(list)
  const close = () => setChosen(null)
  return (
    <>
      <KeyHints keys={texts.keys} />
      <ol ref={list} className="inbox" aria-label={texts.lines}>
        {found.data.map((line) => {
          const account = accounts.find((each) => each.account === line.account)
          return (
            <BankLineItem
              key={line._id}
              line={line}
              account={account ? localize(account.title, language) : line.account}
              onChoose={() => setChosen({ line, for: 'order' })}
              onAside={() => setChosen({ line, for: 'aside' })}
            />
          )
        })}
      </ol>
      <Pager state={state} total={found.total} perPage={perPage} />
      {chosen?.for === 'order' ? <ChooseOrder line={chosen.line} onClose={close} /> : null}
      {chosen?.for === 'aside' ? <AsideDialog line={chosen.line} onClose={close} /> : null}
    </>
  )
}

/** The bank lines of a period as a file, with the orders they pay. */
function BankExport() {
  const { exported, states } = useMessages(bankMessages)
  const methods = useMessages(methodMessages)
  const columns: readonly CsvColumn<BankLine>[] = [
    { title: exported.day, text: ({ day }) => day },
    { title: exported.account, text: ({ account }) => methods[account] },
    { title: exported.text, text: ({ text }) => text },
    { title: exported.amount, text: ({ amount }) => amount },
    { title: exported.state, text: ({ state }) => states[state] },
    { title: exported.order, text: ({ order }) => order?.reference ?? '' },
    { title: exported.customer, text: ({ order }) => order?.name ?? '' },
    { title: exported.reason, text: ({ reason }) => reason },
    { title: exported.decidedBy, text: ({ decided_by: name }) => name ?? '' },
    { title: exported.decided, text: ({ decided_at: at }) => (at === null ? '' : sheetTime(at)) },
  ]
  return (
    <PeriodExport
      name="bank-lines"
      columns={columns}
      fetchRows={({ from, to }) =>
        allPages((page, each) =>
          callStaff('GET /bank-lines/export', {
            query: { state: 'all', from, to, page, per_page: each },
          }),
        )
      }
    />
  )
}

/** An order found by typing; without, those of the same amount and time. */
function ChooseOrder({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const texts = useMessages(bankMessages)
  const parts = useMessages(partMessages)
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useCall(
    'GET /bank-lines/{id}/orders',
    { params: { id: line._id }, query: { keyword } },
    { keepPrevious: true },
  )
  const matches = found.data?.data ?? []
  return (
    <PageDialog
      id="choose-order"
      wide
      onClose={onClose}
      title={texts.chooseTitle(showMoney(line.amount), formatDay(line.day))}
    >
      <div className="grid gap-3">
        <p className="bank-text">{line.text}</p>
        <TextInput
          type="search"
          label={texts.find}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {matches.length === 0 && found.data ? (
          <p className="text-ink-2">
            {keyword === '' ? texts.unmatched.no_order : parts.noneFound}
          </p>
        ) : null}
        <ul className="lines" aria-label={texts.guesses} aria-busy={found.isPlaceholderData}>
          {matches.map((match) => (
            <li key={match.order._id}>
              <MatchBox match={match} />
              <MatchButton line={line} match={match} onDone={onClose} />
            </li>
          ))}
        </ul>
      </div>
    </PageDialog>
  )
}

/** All lines whose number and amount fit, at once; absent if there are none. */
function ConfirmSure({ lines }: { lines: readonly BankLine[] }) {
  const texts = useMessages(bankMessages)
  const write = useWrite('PUT /bank-lines/{id}/order', { changes: bankCalls })
  const sure = lines.filter(({ match }) => match?.is_sure)
  if (sure.length === 0) return null

  async function confirmAll() {
    for (const { _id: id, match } of sure) {
      if (!match?.step) continue
      const body = { order_id: match.order._id, step: match.step, excess: match.excess }
      // One after the other: a refusal stops the rest, and what was done has left the list.
      // oxlint-disable-next-line no-await-in-loop
      await write.mutateAsync({ params: { id }, body })
    }
    showToast(texts.allDone(sure.length))
  }

  const sum = sure.reduce((total, { amount }) => total + centsOf(amount), 0)
  return (
    <ConfirmButton
      action={texts.allSure(sure.length)}
      title={texts.allTitle(sure.length)}
      run={confirmAll}
    >
      {texts.allText(showMoney(decimalText(cents(sum))))}
    </ConfirmButton>
  )
}
