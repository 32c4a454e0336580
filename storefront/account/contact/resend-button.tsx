import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useAccountMessages } from '../account-messages.ts'

/** Messages take time to arrive, and resending too early would invalidate the first code. */
const waitSeconds = 60

export function ResendButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const { contactChange: messages } = useAccountMessages()
  const [left, setLeft] = useState(waitSeconds)

  // Timers need an effect.
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(setLeft, 1000, left - 1)
    return () => clearTimeout(timer)
  }, [left])

  function press() {
    setLeft(waitSeconds)
    onPress()
  }

  return left > 0 ? (
    <span className="text-ink-2 tabular-nums">{messages.resendIn(left)}</span>
  ) : (
    <Button kind="link" busy={isBusy} onClick={press}>
      {messages.resend}
    </Button>
  )
}
