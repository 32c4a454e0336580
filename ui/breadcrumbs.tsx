import { Link } from './link.tsx'

interface Crumb {
  title: string
  /** Omitted for the current page, the last one. */
  href?: string
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map(({ title, href }) => (
          <li key={`${href ?? ''} ${title}`}>
            {href ? <Link href={href}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
