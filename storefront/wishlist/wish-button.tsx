import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { showRefusal } from '../forms/error-text.ts'
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
        toggleWish(productId).catch((error: unknown) => showRefusal(error, catalogue.wishFailed))
      }}
    >
      <Icon name={isWished ? 'heart-filled' : 'heart'} />
    </button>
  )
}
