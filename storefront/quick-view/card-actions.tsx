import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const load = () => import('./quick-view.tsx')

interface CardActionsProps {
  product: { id: string; title: string }
  /** Colour the card shows. */
  colour: string | null
}

/** Over a card's picture while it is pointed at or has the focus. */
export function CardActions({ product, colour }: CardActionsProps) {
  const { quickView: messages } = useShoppingMessages()
  const { errors } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  const view = useLazyComponent(load, isNear || isOpen, () => {
    if (isOpen) showToast(errors.noConnection, { tone: 'error' })
    setOpen(false)
  })
  return (
    <>
      <div
        className="z-10 flex flex-wrap gap-2"
        style={{ position: 'absolute', insetInline: 4, insetBlockEnd: 4 }}
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
      {isOpen && view
        ? createPortal(
            <view.QuickView product={product} colour={colour} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  )
}
