import { useRef, useState } from 'react'
import { randomText } from '#domain/ids.ts'
import { useMessages } from '../messages/messages.ts'
import { errorText } from './error-text.ts'

export interface Sending<Content> {
  isBusy: boolean
  error: string | null
  send: (prepare: () => Promise<Content | null>) => Promise<boolean>
}

/** Sends once per click; retrying the same content after a lost connection counts once. */
export function useSending<Content>(
  deliver: (content: Content, idempotencyKey: string) => Promise<void>,
): Sending<Content> {
  const messages = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isSending = useRef(false)
  const last = useRef({ content: '', key: '' })

  function keyOf(content: Content): string {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: randomText(24) }
    return last.current.key
  }

  async function send(prepare: () => Promise<Content | null>): Promise<boolean> {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setError(null)
    try {
      const content = await prepare()
      if (content === null) return false
      await deliver(content, keyOf(content))
      return true
    } catch (error) {
      setError(errorText(error, messages))
      return false
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { isBusy, error, send }
}
