import { NavLink } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { Area } from '../area.ts'
import { useMessages } from '../language/messages.ts'

interface AreaLinkProps {
  area: Area
  onChoose?: (() => void) | undefined
}

export function AreaLink({ area, onChoose }: AreaLinkProps) {
  const label = useMessages(area.label)
  return (
    <NavLink to={`/${area.path}`} className="area-link" onClick={onChoose}>
      <Icon name={area.icon} />
      <span>{label}</span>
    </NavLink>
  )
}
