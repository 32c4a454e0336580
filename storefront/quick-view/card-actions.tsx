import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { CompareButton } from '../product/compare-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const load = () => import('./quick-view.tsx')

interface CardActionsProps {
  product: { id: string; title: string }
  /** Colour the card shows. */
  colour: string | null
  isPointedAt: boolean
  /** The quick view, which a press on the card itself opens, too. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/**
 * Over a card's picture while it is pointed at or they have the focus. The quick view outlives them:
 * the pointer may leave the card before it has loaded.
 */
export function CardActions(props: CardActionsProps) {
  const { product, colour, isPointedAt, isOpen, setOpen } = props
  const { quickView: messages } = useShoppingMessages()
  const { errors } = useMessages()
  const [isNear, setNear] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const view = useLazyComponent(
    () => (isOpen ? waitingFor(load()) : load()),
    isNear || isOpen,
    () => {
      if (isOpen) showToast(errors.noConnection, { tone: 'error' })
      setOpen(false)
    },
  )
  return (
    <>
      {isPointedAt || hasFocus || (isOpen && isNear) ? (
        <div
          className="flex flex-wrap gap-2"
          style={{
            position: 'absolute',
            inset: `auto ${hasPlus() ? 48 : 4}px 4px 4px`,
            // Below the list's own tools, which stick to the top.
            zIndex: 1,
          }}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <Button
            small
            aria-label={messages.openOf(product.title)}
            busy={isOpen && !view}
            onPointerEnter={() => setNear(true)}
            onFocus={() => setNear(true)}
            onClick={() => setOpen(true)}
          >
            {messages.open}
          </Button>
          <CompareButton productId={product.id} title={product.title} />
        </div>
      ) : null}
      {isOpen && view
        ? createPortal(
            <view.QuickView product={product} colour={colour} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  )
}

/** A mouse meets the card's plus where the device reports no hover. */
function hasPlus(): boolean {
  return !matchMedia('(hover: hover)').matches
}
