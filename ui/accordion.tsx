import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface AccordionProps {
  title: ReactNode
  id?: string
  open?: boolean
  /** Only one of the accordions with the same name is open at a time. */
  name?: string
  children: ReactNode
}

export function Accordion({ title, id, open, name, children }: AccordionProps) {
  return (
    <details className="accordion" {...{ id, open, name }}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
