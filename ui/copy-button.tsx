import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string
  /** "Copy", shown. */
  label: string
  /** "Copy the account number", read aloud. */
  description: string
  copiedLabel: string
  /** Where the browser refuses: "Press and hold the number to copy it". */
  refusedLabel: string
}

export function CopyButton({
  text,
  label,
  description,
  copiedLabel,
  refusedLabel,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  // The word "Copied" leaves again, so that the button can be used twice.
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, 2000, null)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await copyText(text)) ? 'copied' : 'refused')
  }

  return (
    <span className="copy needs-script">
      <Button
        kind="link"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-label={description}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <output className="field-hint">
        {outcome === 'copied' ? copiedLabel : null}
        {outcome === 'refused' ? refusedLabel : null}
      </output>
    </span>
  )
}

/** False where the page is not secure or the browser asks the visitor and the visitor declines. */
async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
