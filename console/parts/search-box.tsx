import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { ListState } from './use-list-state.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface SearchBoxProps {
  state: ListState<string>
  /** What it searches: "Number, name, phone, SKU, tracking". */
  label: string
}

const settleMs = 250

/** Searches while typing; `/` puts the cursor into it. */
export function SearchBox({ state, label }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { keyword, change } = state
  useShortcuts({ '/': () => input.current?.focus() })

  // The address may change by a link or the back button, but not while someone types.
  useEffect(() => {
    const box = input.current
    if (box && document.activeElement !== box) box.value = keyword
  }, [keyword])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <search className="search-box">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        defaultValue={keyword}
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => change({ keyword: value.trim() }), settleMs)
        }}
      />
    </search>
  )
}
