import type { ReactNode } from 'react'

interface PanelProps {
  id: string
  title: string
  /** Next to the title, such as a link to the full list. */
  action?: ReactNode
  children: ReactNode
}

export function Panel({ id, title, action, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
