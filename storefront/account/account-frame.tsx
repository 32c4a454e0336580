import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sidebar } from '#ui/sidebar.tsx'
import { useLocalePath } from '../locale.ts'
import { accountPath, wishlistPath } from '../paths.ts'
import { useAuthStatus } from '../session/auth-state.ts'
import { useShopData } from '../shop-data.ts'
import { LogOutButton } from '../shell/log-out-button.tsx'
import { useAccountMessages } from './account-messages.ts'
import { useDetails } from './own-data.ts'
import { sectionOf, sections } from './sections.ts'

const sheet = 'account-sections'

interface AccountFrameProps {
  title: string
  current: string
  children: ReactNode
}

export function AccountFrame({ title, current, children }: AccountFrameProps) {
  const messages = useAccountMessages()
  return (
    <div className="account-frame">
      <Sidebar id={sheet} title={messages.navigation} closeLabel={messages.closeNavigation}>
        <Navigation current={current} />
      </Sidebar>
      <div className="grid min-w-0 content-start gap-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-28">{title}</h1>
          <button
            type="button"
            className="btn btn-ghost btn-small w991:hidden"
            popoverTarget={sheet}
          >
            <Icon name="menu" />
            {messages.openNavigation}
          </button>
        </div>
        {/* Says, even while it is empty, that the head is complete. */}
        <div style={{ display: 'contents' }}>{children}</div>
      </div>
    </div>
  )
}

function Navigation({ current }: { current: string }) {
  const messages = useAccountMessages()
  const path = useLocalePath()
  const items = useShopData()?.layout.navbar.account ?? []
  const shown = items.filter(({ path: to, is_enabled: isEnabled }) => isEnabled && isOwn(to))
  return (
    <nav aria-label={messages.navigation} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Greeting />
      <ul className="account-links">
        {shown.map((item) => (
          <li key={item.path}>
            <Link
              href={path(item.path)}
              aria-current={item.path === current ? 'page' : undefined}
              onPointerEnter={() => fetchAhead(item.path)}
              onFocus={() => fetchAhead(item.path)}
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-t border-line ps-4 pt-2 needs-script">
        <LogOutButton className="btn btn-link min-h-11" />
      </div>
    </nav>
  )
}

function Greeting() {
  const messages = useAccountMessages()
  const name = useDetails(useAuthStatus() === 'registered').data?.username
  const greeting = name ? messages.greeting(name) : messages.greetingUnnamed
  // One line whatever the name, which is known later: what follows must not move.
  return (
    <p className="truncate ps-4 text-18 font-medium" title={greeting}>
      {greeting}
    </p>
  )
}

function isOwn(path: string): boolean {
  return /^\/account(\/|$)/.test(path) || path === wishlistPath
}

function fetchAhead(path: string): void {
  if (!path.startsWith(accountPath)) return
  const section = sectionOf(path.split('/')[2])
  if (section) sections[section].fetchAhead()
}
