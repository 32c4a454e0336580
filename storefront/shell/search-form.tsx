import { Form, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages.ts'

export const searchId = 'search'

/** A field in the header from 767 px; below, a button opens it over the header, before scripts too. */
export function HeaderSearch() {
  const { shell } = useMessages()
  return (
    <search id={searchId} popover="auto" className="header-search">
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

/** Leads to the listing; what was searched for stays in the field there. */
export function SearchForm({ id }: { id: string }) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  return (
    <Form action={path('/shop/main/product')} className="search-form">
      <label htmlFor={id} className="sr-only">
        {shell.searchField}
      </label>
      <input
        key={keyword}
        id={id}
        className="input"
        type="search"
        name="keyword"
        required
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={shell.searchFor}
        defaultValue={keyword}
      />
      <button className="icon-btn" aria-label={shell.search}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
