import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../messages.ts'
import type { Removal } from './use-removal.ts'

interface RemovedNoticeProps {
  removal: Removal
  onFailure: (error: unknown) => void
}

/** The way back, where the reader's focus lands once the line it was on is gone. */
export function RemovedNotice({ removal, onFailure }: RemovedNoticeProps) {
  const { cart } = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  const { removed } = removal

  // The button that was pressed has left with its line.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])

  return (
    <div aria-live="polite">
      {removed ? (
        <p className="flex items-center justify-between gap-4 bg-bone px-4">
          <span>{cart.removed(removed.title)}</span>
          <Button
            ref={undo}
            kind="link"
            className="py-3"
            onClick={() => void removal.undo().catch(onFailure)}
          >
            {cart.undo}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
