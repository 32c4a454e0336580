import { useRef, type ReactNode } from 'react'
import { useMessages } from '../language/messages.ts'
import { Pager } from '../parts/pager.tsx'
import type { ListState } from '../parts/use-list-state.ts'
import { KeyHints } from './key-hints.tsx'
import { inboxMessages } from './messages.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

export const perPage = 20

/** What waits longest is read first; what is decided, last first. */
export function waitingFirst(isWaiting: boolean): 'asc' | 'desc' {
  return isWaiting ? 'asc' : 'desc'
}

interface InboxListProps<Item> {
  label: string
  page: { data: readonly Item[]; total: number }
  state: ListState<string>
  /** What `a` and `r` press in every message of this list. */
  keys: Readonly<Record<string, string>>
  children: (item: Item) => ReactNode
}

/** Messages to read one after the other, by thumb or by key. */
export function InboxList<Item>({ label, page, state, keys, children }: InboxListProps<Item>) {
  const texts = useMessages(inboxMessages)
  const list = useRef<HTMLOListElement>(null)
  useInboxKeys(list)
  if (page.data.length === 0) return <p className="list-empty">{texts.empty}</p>
  return (
    <>
      <KeyHints keys={{ ...texts.keys, ...keys }} />
      <ol ref={list} className="inbox" aria-label={label}>
        {page.data.map(children)}
      </ol>
      <Pager state={state} total={page.total} perPage={perPage} />
    </>
  )
}

interface InboxItemProps {
  /** First line: who, and what about. */
  head: ReactNode
  /** Second line: when, and from where. */
  details: ReactNode
  state: ReactNode
  /** Buttons; those with `data-key` are pressed by that key. */
  actions: ReactNode
  children: ReactNode
}

export function InboxItem({ head, details, state, actions, children }: InboxItemProps) {
  return (
    <li tabIndex={-1}>
      <header>
        <h2>{head}</h2>
        {state}
      </header>
      <p className="inbox-facts">{details}</p>
      <div className="inbox-body">{children}</div>
      <div className="inbox-actions">{actions}</div>
    </li>
  )
}
