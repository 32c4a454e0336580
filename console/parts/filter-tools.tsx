import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'
import type { ListState } from './use-list-state.ts'

interface FilterToolsProps {
  state: ListState<string>
  /** The list's `FilterSelect`s. */
  children: ReactNode
  /** Those that are seldom used: on a desk they wait behind a button while none of them is set. */
  more?: ReactNode
  isMoreSet?: boolean
}

/** Filters in a row on a desk, in a drawer on a phone. */
export function FilterTools({ state, children, more, isMoreSet = false }: FilterToolsProps) {
  const texts = useMessages(partMessages)
  const [isOpen, setOpen] = useState(false)
  const [hasMore, setMore] = useState(false)
  const count = Object.keys(state.filters).length
  const clear =
    count > 0 ? (
      <Button kind="link" onClick={state.reset}>
        {texts.clearFilters}
      </Button>
    ) : null
  return (
    <>
      <div className="filter-row">
        {children}
        {more && (hasMore || isMoreSet) ? more : null}
        {more && !hasMore && !isMoreSet ? (
          <Button kind="link" onClick={() => setMore(true)}>
            {texts.moreFilters}
          </Button>
        ) : null}
        {clear}
      </div>
      <Button kind="ghost" icon="filter" className="filter-open" onClick={() => setOpen(true)}>
        {texts.filters(count)}
      </Button>
      <Drawer
        id="filters"
        side="end"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.filters(count)}
        closeLabel={texts.close}
      >
        {isOpen ? (
          <div className="grid gap-3">
            {children}
            {more}
            {clear}
          </div>
        ) : null}
      </Drawer>
    </>
  )
}
