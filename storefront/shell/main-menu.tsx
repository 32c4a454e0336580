import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { knownSearch } from '../rendering/page-parameters.ts'
import type { NavigationItem } from '../shop-data.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { useHoverIntent } from './hover-intent.ts'

/**
 * The top categories. One with subcategories is a disclosure button with a native popover: opens on
 * press and Enter, closes on Esc and returns the focus, even before scripts run.
 */
export function MainMenu({ items }: { items: readonly NavigationItem[] }) {
  const { shell } = useMessages()
  return (
    <nav aria-label={shell.mainNavigation} className="main-menu">
      <ul>
        {items.map((item) =>
          item.children.length > 0 ? (
            <Submenu key={item.path} item={item} />
          ) : (
            <PlainItem key={item.path} item={item} />
          ),
        )}
      </ul>
    </nav>
  )
}

function PlainItem({ item }: { item: NavigationItem }) {
  const path = useLocalePath()
  const scope = useScope()
  return (
    <li>
      <Link href={path(item.path)} aria-current={scope.isAt(item) ? 'page' : undefined}>
        {item.title}
      </Link>
    </li>
  )
}

function Submenu({ item }: { item: NavigationItem }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hover = useHoverIntent(button, panel)
  const [isOpened, setOpened] = useState(false)

  // It may have been opened before scripts ran.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) setOpened(true)
  }, [])

  const scope = useScope()
  return (
    <li onPointerEnter={hover.onPointerEnter} onPointerLeave={hover.onPointerLeave}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        data-current={scope.isIn(item) || undefined}
        onClick={hover.onClick}
      >
        {item.title}
        <Icon name="chevron-down" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={item.megamenu ? 'menu-panel mega' : 'menu-panel'}
        onToggle={({ newState }) => setOpened((was) => was || newState === 'open')}
      >
        {item.megamenu ? (
          <MegaColumns item={item} isOpened={isOpened} />
        ) : (
          <Links links={item.children} />
        )}
      </div>
    </li>
  )
}

function categoryOf(path: string): string | undefined {
  return /\/category\/([\w-]+)\/product$/.exec(path)?.[1]
}

const loadPictures = () => import('./menu-pictures.tsx')

/** The pictures are loaded once the menu has been opened. */
function MegaColumns({ item, isOpened }: { item: NavigationItem; isOpened: boolean }) {
  const { shell } = useMessages()
  const path = useLocalePath()
  const category = categoryOf(item.path)
  const isPictured = category !== undefined || Boolean(item.picture)
  const late = useLazyComponent(loadPictures, isOpened && isPictured, () => {
    // Optional: the links are enough.
  })
  return (
    <div className="page">
      {item.children.map((column) => {
        const isWhole = column.path === item.path && column.title === item.title
        return (
          <div key={column.title}>
            <p>{column.title}</p>
            <Links links={column.children}>
              {isWhole ? <Link href={path(item.path)}>{shell.all(item.title)}</Link> : null}
            </Links>
          </div>
        )
      })}
      {late ? <late.MenuPictures item={item} category={category} /> : null}
    </div>
  )
}

interface LinksProps {
  links: readonly { title: string; path: string }[]
  /** Shown first. */
  children?: ReactNode
}

export function Links({ links, children }: LinksProps) {
  const path = useLocalePath()
  const scope = useScope()
  return (
    <ul className="menu-list">
      {children ? <li>{children}</li> : null}
      {links.map((link) => (
        <li key={link.path + link.title}>
          <Link href={path(link.path)} aria-current={scope.isAt(link) ? 'page' : undefined}>
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Place {
  path: string
  children?: readonly Place[]
}

/** Where in the navigation the visitor is. */
function useScope() {
  const { pathname, search } = useLocation()
  const here = unprefixedPath(pathname) + knownSearch(search)
  const isAt = ({ path }: Place): boolean => path === here
  const isIn = (place: Place): boolean => isAt(place) || (place.children ?? []).some(isIn)
  return { isAt, isIn }
}
