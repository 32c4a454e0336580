import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'

/** The system's share sheet if available, else copies the URL. */
export function ShareButton({ title }: { title: string }) {
  const { product: messages } = useMessages()

  async function share() {
    const url = location.href
    if ('share' in navigator) return shareBySystem(title, url)
    const isCopied = 'clipboard' in navigator && (await copied(url))
    if (isCopied) showToast(messages.linkCopied)
    else showToast(messages.linkNotCopied, { tone: 'error' })
  }

  return (
    <p className="needs-script">
      <Button kind="link" icon="share" onClick={() => void share()}>
        {messages.share}
      </Button>
    </p>
  )
}

async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Closing the sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

function copied(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
