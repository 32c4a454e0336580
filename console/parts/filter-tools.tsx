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
}

/** Filters in a row on a desk, in a drawer on a phone. */
export function FilterTools({ state, children }: FilterToolsProps) {
  const texts = useMessages(partMessages)
  const [isOpen, setOpen] = useState(false)
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
            {clear}
          </div>
        ) : null}
      </Drawer>
    </>
  )
}
