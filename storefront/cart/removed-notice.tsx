import { useEffect, useRef } from 'react'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '../locale.ts'
import { useCartMessages } from './cart-messages.ts'
import type { Removal } from './use-removal.ts'

interface RemovedNoticeProps {
  removal: Removal
  onFailure: (error: unknown) => void
}

/** Undo after removing lines; takes the focus, since the removed line had it. */
export function RemovedNotice({ removal, onFailure }: RemovedNoticeProps) {
  const cart = useCartMessages()
  const locale = useLocale()
  const undo = useRef<HTMLButtonElement>(null)
  const { removed } = removal
  const [first, ...others] = removed

  // The pressed button disappeared with its line.
  useEffect(() => {
    if (removed.length > 0) undo.current?.focus()
  }, [removed])

  return (
    <div aria-live="polite">
      {first ? (
        <p className="flex items-center justify-between gap-4 rounded-panel bg-bone px-4">
          <span>
            {others.length > 0
              ? cart.removedAll(removed.length)
              : cart.removed(localize(first.product_title, locale))}
          </span>
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
