import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../messages/messages.ts'
import { failureOf } from './auth-failure.ts'
import { useAuthMessages } from './auth-messages.ts'
import { waitText } from './form-status.tsx'

const pauseSeconds = 60

interface ResendCodeProps {
  send: () => Promise<unknown>
  label?: string
  done?: string
}

/** Resends the message, after a pause for the last one to arrive. */
export function ResendCode({ send, label, done }: ResendCodeProps) {
  const text = useAuthMessages()
  const messages = useMessages()
  const [seconds, setSeconds] = useState(pauseSeconds)
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isWaiting = seconds > 0

  // Timers need an effect.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function resend(): Promise<void> {
    setBusy(true)
    try {
      await send()
      setNews(done ?? text.resent)
      setSeconds(pauseSeconds)
    } catch (error) {
      const { refusal } = failureOf(error, messages)
      if (refusal?.kind === 'wait') {
        const left = refusal.seconds ?? pauseSeconds
        setNews(text.tooMany(waitText(left, text)))
        setSeconds(left)
      } else if (refusal?.kind === 'other') setNews(refusal.text)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid justify-items-start gap-1">
      <output>{news}</output>
      {isWaiting ? (
        <p className="text-ink-2 tabular-nums">
          {seconds < 120 ? text.resendIn(seconds) : text.tooMany(waitText(seconds, text))}
        </p>
      ) : (
        <Button kind="link" busy={isBusy} onClick={() => void resend()}>
          {label ?? text.resend}
        </Button>
      )}
    </div>
  )
}
