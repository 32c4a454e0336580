import { NavLink } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { Area } from '../area.ts'
import { useMessages } from '../language/messages.ts'
import { useQueues } from '../api/use-queues.ts'
import { shellMessages } from './messages.ts'

interface AreaLinkProps {
  area: Area
  onChoose?: (() => void) | undefined
}

export function AreaLink({ area, onChoose }: AreaLinkProps) {
  const label = useMessages(area.label)
  const texts = useMessages(shellMessages)
  const waiting = useQueues()(area.queues ?? [])
  const description = waiting > 0 ? { 'aria-description': texts.waiting(waiting) } : null
  return (
    <NavLink to={`/${area.path}`} className="area-link" onClick={onChoose} {...description}>
      <Icon name={area.icon} />
      <span>{label}</span>
      {waiting > 0 ? (
        <span className="area-count" aria-hidden>
          {waiting > 99 ? '99+' : waiting}
        </span>
      ) : null}
    </NavLink>
  )
}
