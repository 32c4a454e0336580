import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { signInPath } from '../paths.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import type { ShopData } from '../shop-data.ts'
import { waitingFor } from '../start/pending-press.ts'

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

function LogOutButton() {
  const { shell, errors } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const navigate = useNavigate()

  async function logOut(): Promise<void> {
    try {
      const { signOut } = await waitingFor(import('../session/sign-out.ts'))
      await signOut(locale, async () => navigate(path('/')))
      showToast(shell.loggedOut)
    } catch {
      // The script for signing out failed to load.
      showToast(errors.noConnection, { tone: 'error' })
    }
  }

  return (
    <button type="button" onClick={() => void logOut()}>
      {shell.logOut}
    </button>
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
