import { areaGroups } from '../area.ts'
import { useMessages } from '../language/messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { AreaLink } from './area-link.tsx'
import { shellMessages } from './messages.ts'
import { useAreas } from './use-areas.ts'

/** On a desk; a phone has the bar at the bottom. */
export function SideBar({ onHelp }: { onHelp: () => void }) {
  return (
    <div className="side-bar">
      <AreaList />
      <AccountMenu onHelp={onHelp} />
    </div>
  )
}

export function AreaList({ onChoose }: { onChoose?: () => void }) {
  const texts = useMessages(shellMessages)
  const areas = useAreas()
  return (
    <nav aria-label={texts.navigation} className="areas">
      {areaGroups.map((group) => {
        const members = areas.filter((area) => area.group === group)
        if (members.length === 0) return null
        return (
          <div key={group}>
            <h2 className="areas-group">{texts.groups[group]}</h2>
            <ul>
              {members.map((area) => (
                <li key={area.path}>
                  <AreaLink area={area} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
