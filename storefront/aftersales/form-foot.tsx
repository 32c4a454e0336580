import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'

interface FormFootProps {
  words: AftersalesMessages
  /** What the button that sends the form says. */
  send: string
  isBusy: boolean
  /** Why it did not go through. */
  error: string | null
  onClose: () => void
}

export function FormFoot({ words, send, isBusy, error, onClose }: FormFootProps) {
  return (
    <>
      <div role="alert">
        {error ? (
          <Notice tone="error" title={words.notSent}>
            {error}
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {send}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
