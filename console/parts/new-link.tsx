import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'

/** The button of a list's head that opens the form for a new entry. */
export function NewLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="btn btn-small" to={to}>
      <Icon name="plus" />
      {children}
    </Link>
  )
}
