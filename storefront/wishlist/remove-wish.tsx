import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { toggleWish } from './wishlist.ts'

export function RemoveWish({ productId, title }: { productId: string; title: string }) {
  const { catalogue: words } = useMessages()
  return (
    <Button
      kind="link"
      className="wish-remove"
      aria-label={words.removeWish(title)}
      onClick={() => {
        toggleWish(productId).then(
          () => document.getElementById('content')?.focus(),
          () => showToast(words.wishFailed, { tone: 'error' }),
        )
      }}
    >
      {words.remove}
    </Button>
  )
}
