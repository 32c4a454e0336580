import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { toggleWish, useIsWished } from './wishlist.ts'

interface WishButtonProps {
  productId: string
  title: string
  className?: string
}

export function WishButton({ productId, title, className }: WishButtonProps) {
  const { catalogue } = useMessages()
  const isWished = useIsWished(productId)
  return (
    <button
      type="button"
      className={classes('icon-btn', className)}
      aria-label={catalogue.wish(title)}
      aria-pressed={isWished}
      onClick={() => {
        toggleWish(productId).catch(() => showToast(catalogue.wishFailed, { tone: 'error' }))
      }}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} />
    </button>
  )
}
