import { useId, type ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import type { HomeLink } from './home-view.ts'

interface RowProps {
  title: string
  more?: HomeLink
  className?: string
  children: ReactNode
}

export function Row({ title, more, className, children }: RowProps) {
  const id = useId()
  const path = useLocalePath()
  return (
    <section className={`home-row page ${className ?? ''}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more ? (
          <Link href={path(more.path)} className="link">
            {more.title}
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  )
}
