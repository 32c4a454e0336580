import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useAccountWords } from '../account-words.ts'

/** A message takes its time to arrive: asked for again too early, the first one would not work. */
const waitSeconds = 60

export function ResendButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const { contactChange: words } = useAccountWords()
  const [left, setLeft] = useState(waitSeconds)

  // The clock runs outside React.
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
    <span className="text-ink-2 tabular-nums">{words.resendIn(left)}</span>
  ) : (
    <Button kind="link" busy={isBusy} onClick={press}>
      {words.resend}
    </Button>
  )
}
