import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { signInPath } from '../paths.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import type { ShopData } from '../shop-data.ts'
import { LogOutButton } from './log-out-button.tsx'

type AccountItem = ShopData['layout']['navbar']['account'][number]

/**
 * Links to the account's sections, sign-in and sign-out, each shown to its audience. A cached page
 * contains only the account link; its sections are added once someone is signed in.
 */
export function AccountItems({ items }: { items: readonly AccountItem[] }) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const isCustomer = useAuthStatus() === 'registered'
  const shown = items.filter((item) => isCustomer || !isSection(item))
  return (
    <>
      <li data-for="visitor">
        <Link href={path(signInPath)}>{shell.logIn}</Link>
      </li>
      {shown.map((item) => (
        <li key={item.path} data-for={audienceOf(item.path)}>
          <Link href={path(item.path)}>{item.title}</Link>
        </li>
      ))}
      <li data-for="registered">
        <LogOutButton />
      </li>
    </>
  )
}

export function enabledItems(layout: ShopData['layout']): AccountItem[] {
  return layout.navbar.account.filter((item) => item.is_enabled)
}

function isSection({ path }: AccountItem): boolean {
  return path.startsWith('/account/')
}

/** Pages are the same for everyone; `<html data-customer>` decides which links show. */
function audienceOf(path: string): 'registered' | 'visitor' | undefined {
  if (/^\/account\b/.test(path)) return 'registered'
  return /^\/authentication\b/.test(path) ? 'visitor' : undefined
}
