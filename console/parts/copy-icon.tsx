import { IconButton } from '#ui/button.tsx'
import { copyText } from '#ui/copy-button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../language/messages.ts'
import { partMessages } from './messages.ts'

interface CopyIconProps {
  text: string
  /** For screen readers: "Copy the order number". */
  label: string
}

/** Next to what is copied; says so when it is. */
export function CopyIcon({ text, label }: CopyIconProps) {
  const texts = useMessages(partMessages)

  async function copy() {
    if (await copyText(text)) showToast(texts.copied)
    else showToast(texts.copyByHand, { tone: 'error' })
  }

  return <IconButton icon="copy" className="copy-icon" label={label} onClick={() => void copy()} />
}
