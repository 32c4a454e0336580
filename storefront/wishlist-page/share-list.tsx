import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

const load = () => import('./share-dialog.tsx')

export function ShareList() {
  const { share: messages } = useWishlistMessages()
  const { errors } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const view = useLazyComponent(load, isOpen, () => {
    showToast(errors.noConnection, { tone: 'error' })
    setOpen(false)
  })
  return (
    <>
      <Button kind="link" icon="share" busy={isOpen && !view} onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {isOpen && view ? <view.ShareDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
