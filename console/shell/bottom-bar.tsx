import { useState } from 'react'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { AreaLink } from './area-link.tsx'
import { shellMessages } from './messages.ts'
import { AreaList } from './side-bar.tsx'
import { useAreas } from './use-areas.ts'

const places = 4

/** On a phone: the areas of the day within reach of a thumb, all others in the menu. */
export function BottomBar() {
  const texts = useMessages(shellMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const near = useAreas()
    .filter(({ isOnBar }) => isOnBar)
    .slice(0, places)
  return (
    <>
      <nav className="bottom-bar" aria-label={texts.navigation}>
        {near.map((area) => (
          <AreaLink key={area.path} area={area} />
        ))}
        <button type="button" className="area-link" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span>{texts.more}</span>
        </button>
      </nav>
      <Drawer
        id="more"
        side="end"
        open={isOpen}
        onClose={close}
        title={texts.menu}
        closeLabel={texts.close}
      >
        {isOpen ? (
          <>
            <AreaList onChoose={close} />
            <AccountMenu onChoose={close} />
          </>
        ) : null}
      </Drawer>
    </>
  )
}
