import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  /** Visible label: "Copy". */
  label: string
  /** Accessible name: "Copy the account number". */
  description: string
  copiedLabel: string
  /** Shown if the browser refuses: "Press and hold the number to copy it". */
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

  // The label reverts, so that the button can be used again.
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

/** Returns false if the page is insecure or the visitor denies access. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
