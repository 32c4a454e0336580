import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../messages/messages.ts'
import type { ShopData } from '../shop-data.ts'
import { AccountItems, enabledItems } from './account-items.tsx'

const menuId = 'account-menu'

export function AccountMenu({ layout }: Pick<ShopData, 'layout'>) {
  const { shell } = useMessages()
  return (
    <div className="account-menu">
      <button type="button" className="icon-btn" popoverTarget={menuId} aria-label={shell.account}>
        <Icon name="user" />
      </button>
      <ul id={menuId} popover="auto" className="menu-panel menu-list">
        <AccountItems items={enabledItems(layout)} />
      </ul>
    </div>
  )
}
