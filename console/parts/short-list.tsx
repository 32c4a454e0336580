import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

interface ShortListProps<Item> {
  items: readonly Item[]
  /** The line of one. */
  children: (item: Item) => ReactNode
}

const shownAtFirst = 6

/** Lines of a card: the latest, and all of them on request. */
export function ShortList<Item>({ items, children }: ShortListProps<Item>) {
  const texts = useMessages(partMessages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  return (
    <>
      <ul className="lines">{shown.map(children)}</ul>
      {shown.length < items.length ? (
        <Button kind="link" className="mt-2" onClick={() => setWhole(true)}>
          {texts.showAll(items.length)}
        </Button>
      ) : null}
    </>
  )
}
