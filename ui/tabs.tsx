import { Fragment, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Tab {
  id: string
  title: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** Id of the tab that is open initially; defaults to the first. */
  first?: string | undefined
  /** If given, the parent controls which tab is open. */
  selected?: string
  onSelect?: (id: string) => void
  headingLevel?: 2 | 3 | 4
}

/**
 * Tabs on wide screens, an accordion below 767 px; all panels are in the document from the start.
 */
export function Tabs({ label, tabs, first, selected, onSelect, headingLevel = 3 }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(first ?? tabs[0]?.id)
  const [folded, setFolded] = useState(false)
  const active = selected ?? own
  const Heading = `h${headingLevel}` as const

  function select(id: string) {
    setOwn(id)
    setFolded(false)
    onSelect?.(id)
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const next = tabByKey(
      event,
      tabs.findIndex((tab) => tab.id === active),
      tabs.length,
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${prefix}${tab.id}-tab`)}`)?.focus()
  }

  return (
    <div className="tabs" data-folded={folded || undefined}>
      <div ref={list} className="tabs-list" role="tablist" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={id === active}
            tabIndex={id === active ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={moveByKey}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => {
        const open = id === active
        return (
          <Fragment key={id}>
            <Heading className="tabs-heading">
              <button
                type="button"
                className="tabs-fold"
                aria-expanded={open && !folded}
                aria-controls={`${prefix}${id}`}
                onClick={() => (open ? setFolded(!folded) : select(id))}
              >
                {title}
                <Icon name="chevron-down" />
              </button>
            </Heading>
            <div
              className="tabs-panel"
              role="tabpanel"
              id={`${prefix}${id}`}
              aria-labelledby={`${prefix}${id}-tab`}
              data-open={open || undefined}
            >
              {content}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}

function tabByKey(event: KeyboardEvent<HTMLElement>, from: number, count: number): number | null {
  const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  if (event.key === forward) return (from + 1) % count
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return (from - 1 + count) % count
  return null
}
