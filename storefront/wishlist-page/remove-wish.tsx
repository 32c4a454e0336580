import { IconButton } from '#ui/button.tsx'
import { showRefusal } from '../forms/error-text.ts'
import { useMessages } from '../messages/messages.ts'
import { toggleWish } from '../wishlist/wishlist.ts'
import { useWishlistMessages } from '../wishlist/wishlist-messages.ts'

export function RemoveWish({ productId, title }: { productId: string; title: string }) {
  const { catalogue } = useMessages()
  const messages = useWishlistMessages()
  return (
    <IconButton
      icon="close"
      className="wish-action"
      label={messages.removeOf(title)}
      onClick={() => {
        toggleWish(productId).then(
          () => document.getElementById('content')?.focus(),
          (error: unknown) => showRefusal(error, catalogue.wishFailed),
        )
      }}
    />
  )
}
