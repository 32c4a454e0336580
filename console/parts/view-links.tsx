import { NavLink } from 'react-router'

interface ViewLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** Screens of one thing or area, side by side; each has its own address. */
export function ViewLinks({ label, links }: ViewLinksProps) {
  return (
    <nav className="views" aria-label={label}>
      {links.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
