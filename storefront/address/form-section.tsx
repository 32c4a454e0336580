import type { ReactNode } from 'react'

interface FormSectionProps {
  id: string
  title: string
  children: ReactNode
}

export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 border-t border-line pt-6 pb-10"
    >
      <h2 id={`${id}-title`} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  )
}
