import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '../all-messages.ts'

/** In the cart's place while it cannot be fetched: an empty one would be a lie. */
export function CartFailed({ reload }: { reload: () => void }) {
  const { cart } = useMessages()
  return (
    <Notice
      tone="error"
      live="alert"
      action={
        <Button kind="link" onClick={reload}>
          {cart.retry}
        </Button>
      }
    >
      {cart.failed}
    </Notice>
  )
}
