import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

export type Tone = 'info' | 'success' | 'warn' | 'error'

const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'check',
  warn: 'alert',
  error: 'alert',
}

interface NoticeProps {
  tone: Tone
  title?: ReactNode
  action?: ReactNode
  /** For a notice that appears later: announced politely, or immediately. */
  live?: 'status' | 'alert'
  id?: string
  className?: string
  children?: ReactNode
}

export function Notice({ tone, title, action, live, id, className, children }: NoticeProps) {
  return (
    <div className={classes('notice', `tone-${tone}`, className)} role={live} id={id}>
      <Icon name={icons[tone]} />
      <div>
        {title ? (
          <p>
            <strong>{title}</strong>
          </p>
        ) : null}
        {children ? <div>{children}</div> : null}
        {action ? <div>{action}</div> : null}
      </div>
    </div>
  )
}
