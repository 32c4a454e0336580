/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   No tag makes a list of choices whose focus stays in a field, and whose rows are links. */
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { priceText } from '../price-text.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchedBefore } from './searched-before.tsx'
import { nextRow, splitAt, suggestionsIn, type Suggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'
import './search.css'

export { rememberSearch }

interface SuggestionPanelProps {
  /** Id of the list; a row's id is this, a dash and its number. */
  id: string
  /** The search field, which keeps the focus. */
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** The row selected with the arrow keys, and the field's text for it. */
  onActive: (row: number | null, text: string) => void
  onClose: () => void
}

/** Below the search field: recent searches, then suggestions for what is being typed. */
export function SuggestionPanel({ id, field, typed, onActive, onClose }: SuggestionPanelProps) {
  const { catalogue } = useMessages()
  const { search: messages } = useLazyMessages()
  const locale = useLocale()
  const found = useSuggestions(typed)
  const rows = found ? suggestionsIn(found, locale) : []
  const active = useArrows({ id, field, typed, rows, onActive, onClose })

  if (typed.trim() === '') return <SearchedBefore onChoose={onClose} />
  if (!found) return null
  return (
    <div className="suggestions">
      {rows.length === 0 ? <p>{catalogue.noResult}</p> : null}
      <div id={id} role="listbox" aria-label={messages.suggestions}>
        {kinds.map((kind) => (
          <Group key={kind} title={messages[kind]} id={`${id}-${kind}`}>
            {rows.map((row, index) =>
              row.kind === kind ? (
                <Row
                  key={row.path}
                  row={row}
                  typed={typed.trim()}
                  id={`${id}-${index}`}
                  active={index === active}
                  onChoose={onClose}
                />
              ) : null,
            )}
          </Group>
        ))}
      </div>
      <output className="sr-only">{messages.count(rows.length)}</output>
    </div>
  )
}

const kinds = ['search', 'category', 'product'] as const

function Group({ title, id, children }: { title: string; id: string; children: ReactNode[] }) {
  if (children.every((child) => child === null)) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      {children}
    </div>
  )
}

interface RowProps {
  row: Suggestion
  typed: string
  id: string
  active: boolean
  onChoose: () => void
}

function Row({ row, typed, id, active, onChoose }: RowProps) {
  const locale = useLocale()
  const path = useLocalePath()
  return (
    <Link
      href={path(row.path)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onClick={() => {
        if (row.kind === 'search') rememberSearch(row.text)
        onChoose()
      }}
    >
      {row.kind === 'product' && row.picture ? (
        <img src={fileUrl(row.picture, 160)} width={40} height={50} alt="" />
      ) : null}
      <span>
        <Marked text={row.text} typed={typed} />
      </span>
      {row.kind === 'product' ? <span>{priceText(row.price.from, locale)}</span> : null}
      {row.kind === 'category' ? <span>{row.count}</span> : null}
    </Link>
  )
}

/** The typed part stays plain; the completion stands out. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const parts = splitAt(text, typed)
  if (!parts) return text
  const [before, same, after] = parts
  return (
    <>
      <b>{before}</b>
      {same}
      <b>{after}</b>
    </>
  )
}

interface Arrows extends SuggestionPanelProps {
  rows: readonly Suggestion[]
}

/** The row selected with the field's arrow keys. */
function useArrows({ id, field, typed, rows, onActive, onClose }: Arrows): number | null {
  const [at, setAt] = useState<{ typed: string; row: number | null }>({ typed, row: null })
  const row = at.typed === typed && at.row !== null && at.row < rows.length ? at.row : null

  const goTo = (next: number | null) => {
    setAt({ typed, row: next })
    const suggestion = next === null ? undefined : rows[next]
    onActive(next, suggestion?.kind === 'search' ? suggestion.text : typed)
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // An input method needs Enter and arrows to pick Chinese characters.
    if (event.isComposing) return
    if (event.key === 'ArrowDown') goTo(nextRow(row, rows.length, 1))
    else if (event.key === 'ArrowUp') goTo(nextRow(row, rows.length, -1))
    else if (event.key === 'Enter' && row !== null) document.getElementById(`${id}-${row}`)?.click()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  })

  // The field was rendered before this part was loaded.
  useEffect(() => {
    const heard = field.current
    heard?.addEventListener('keydown', hear)
    return () => heard?.removeEventListener('keydown', hear)
  }, [field])

  return row
}
