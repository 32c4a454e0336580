import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type SyntheticEvent,
  type ToggleEvent,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { productsPath } from '../paths.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

export const searchId = 'search'

/** From 767 px a field in the header; below, a button opens it over the header, even before scripts. */
export function HeaderSearch() {
  const { shell } = useMessages()
  const sheet = useRef<HTMLElement>(null)

  // It may have been opened before scripts ran.
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) focusField(sheet.current)
  }, [])

  return (
    <search
      ref={sheet}
      id={searchId}
      popover="auto"
      className="header-search"
      onToggle={(event: ToggleEvent<HTMLElement>) => {
        if (event.newState === 'open') focusField(event.currentTarget)
      }}
    >
      <SearchForm id="header-keyword" />
      <button
        type="button"
        className="icon-btn"
        popoverTarget={searchId}
        popoverTargetAction="hide"
        aria-label={shell.closeSearch}
      >
        <Icon name="close" />
      </button>
    </search>
  )
}

/** `autofocus` would steal the focus on wide screens, where the field is always visible. */
function focusField(sheet: HTMLElement): void {
  sheet.querySelector('input')?.focus()
}

const load = () => import('../search/suggestion-panel.tsx')

/** A search can be sent before the suggestions have loaded. */
function storeResponse(text: string): void {
  load().then(
    ({ rememberSearch }) => rememberSearch(text),
    () => {
      // Optional: without the suggestions, recent searches are not shown either.
    },
  )
}

/** Leads to the listing, where the field keeps the search. */
export function SearchForm({ id }: { id: string }) {
  const { shell } = useMessages()
  const action = useLocalePath()(productsPath)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  const field = useRef<HTMLInputElement>(null)
  // The typed text while suggestions are open, else null.
  const [typed, setTyped] = useState<string | null>(null)
  const [row, setRow] = useState<number | null>(null)
  // A list that arrives leaves what is being typed.
  const [shown, setShown] = useState(keyword)
  if (typed === null && shown !== keyword) setShown(keyword)
  const close = () => setTyped(null)
  const late = useLazyComponent(load, typed !== null, close)
  const listId = `${id}-suggestions`

  function read(event: SyntheticEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value)
    setRow(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    storeResponse(text.trim())
    close()
    void navigate(`${action}?${new URLSearchParams({ keyword: text })}`)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- when the focus leaves
    <form
      action={action}
      className="search-form"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onSubmit={submit}
    >
      <label htmlFor={id} className="sr-only">
        {shell.searchField}
      </label>
      <input
        key={shown}
        ref={field}
        id={id}
        className="input"
        type="search"
        name="keyword"
        required
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={shell.searchFor}
        defaultValue={shown}
        onFocus={read}
        onInput={read}
        {...(late && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': typed !== null && typed.trim() !== '',
          'aria-controls': listId,
          'aria-activedescendant': row === null ? undefined : `${listId}-${row}`,
        })}
      />
      <button className="icon-btn" aria-label={shell.search}>
        <Icon name="search" />
      </button>
      {late && typed !== null ? (
        <late.SuggestionPanel
          id={listId}
          field={field}
          typed={typed}
          onActive={(next, text) => {
            setRow(next)
            if (field.current) field.current.value = text
          }}
          onClose={close}
        />
      ) : null}
    </form>
  )
}
