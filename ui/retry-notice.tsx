import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface RetryNoticeProps {
  retryLabel: string
  onRetry: () => void
  children: ReactNode
}

export function RetryNotice({ retryLabel, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      live="alert"
      action={
        <Button kind="link" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
