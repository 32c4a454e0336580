import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { toggleWish } from './wishlist.ts'

export function RemoveWish({ productId, title }: { productId: string; title: string }) {
  const { catalogue: messages } = useMessages()
  return (
    <Button
      kind="link"
      className="wish-remove"
      aria-label={messages.removeWish(title)}
      onClick={() => {
        toggleWish(productId).then(
          () => document.getElementById('content')?.focus(),
          () => showToast(messages.wishFailed, { tone: 'error' }),
        )
      }}
    >
      {messages.remove}
    </Button>
  )
}
