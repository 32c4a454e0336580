import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'

/** The system's share sheet if available, else copies the URL. */
export function ShareButton({ title }: { title: string }) {
  const { product: messages } = useMessages()

  async function share() {
    const url = location.href
    const { clipboard } = navigator
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
      await clipboard.writeText(url)
      showToast(messages.linkCopied)
    } catch (error) {
      // Closing the sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(messages.linkNotCopied, { tone: 'error' })
    }
  }

  return (
    <Button kind="link" icon="share" onClick={() => void share()}>
      {messages.share}
    </Button>
  )
}
