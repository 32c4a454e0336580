import { NavLink } from 'react-router'

interface ViewLinksProps {
  label: string
  links: readonly { to: string; label: string }[]
}

/** Screens of one thing or area, side by side; each has its own address. */
export function ViewLinks({ label, links }: ViewLinksProps) {
  return (
    <nav ref={showCurrent} className="views" aria-label={label}>
      {links.map(({ to, label: text }) => (
        <NavLink key={to} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}

/** A phone shows some of the links; the current one is among them. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (!nav || !current) return
  const start = current.offsetLeft - nav.offsetLeft
  nav.scrollLeft = start - (nav.clientWidth - current.offsetWidth) / 2
}
