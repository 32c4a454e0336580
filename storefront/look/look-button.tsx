import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import type { CardView } from '../product/card-view.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'

const load = () => waitingFor(import('./look-dialog.tsx'))

export function LookButton({ items }: { items: readonly Pick<CardView, 'id'>[] }) {
  const { errors } = useMessages()
  const { look } = useShoppingMessages()
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazyComponent(load, isOpen, () => {
    setOpen(false)
    showToast(errors.noConnection, { tone: 'error' })
  })
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {look.open}
      </Button>
      {isOpen && dialog ? (
        <dialog.LookDialog ids={items.map(({ id }) => id)} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
