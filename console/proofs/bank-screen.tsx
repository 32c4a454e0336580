import { useRef, useState } from 'react'
import { lineStates } from '#contract/staff/bank-lines.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { KeyHints } from '../inbox/key-hints.tsx'
import { useInboxKeys } from '../inbox/use-inbox-keys.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { Pager } from '../parts/pager.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { oneOf, useListState, type ListState } from '../parts/use-list-state.ts'
import { AsideDialog } from './aside-dialog.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { BankExport } from './bank-export.tsx'
import type { BankLine } from './bank-line.ts'
import { BankLineItem } from './bank-line-item.tsx'
import { bankMessages } from './bank-messages.ts'
import { statementMessages } from './statement-messages.ts'
import { ChooseOrder } from './choose-order.tsx'
import { ConfirmSure } from './confirm-sure.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { PaymentViews } from './payment-views.tsx'

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
