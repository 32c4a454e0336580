import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages.ts'
import type { Route } from '../+types/root.ts'

type ShellProps = Route.ComponentProps['loaderData'] & { children: ReactNode }

/** What stands around every page. */
export function Shell({ brand, layout, children }: ShellProps) {
  const { shell } = useMessages()
  const path = useLocalePath()
  return (
    <>
      <a href="#content">{shell.skipToContent}</a>
      <header>
        <Link href={path('/')}>{brand.name}</Link>
        <nav>
          {layout.navbar.navigation.map((item) => (
            <Link key={item.path} href={path(item.path)}>
              {item.title}
            </Link>
          ))}
        </nav>
      </header>
      {children}
    </>
  )
}
