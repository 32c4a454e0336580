import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

interface FormSectionProps {
  id: string
  title: string
  /** On wide screens its fields stand in pairs. */
  isPaired?: boolean
  children: ReactNode
}

export function FormSection({ id, title, isPaired = false, children }: FormSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes(
        'grid gap-5 border-t border-line pt-6 pb-10',
        isPaired && 'w767:grid-cols-2',
      )}
    >
      <h2 id={`${id}-title`} className="col-span-full text-18">
        {title}
      </h2>
      {children}
    </section>
  )
}
