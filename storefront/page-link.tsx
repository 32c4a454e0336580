import { Link } from 'react-router'
import type { LinkProps } from '#ui/link.tsx'

/** Links within the shop stay in the application once it runs, and fetch what they lead to on intent. */
export function PageLink({ href, children, ...rest }: LinkProps) {
  const isPage = href.startsWith('/') && !/^\/(\/|api\/|files\/|language\/|staff\b)/.test(href)
  if (!isPage || rest.target || rest.download !== undefined) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} to={href} prefetch={savesData() ? 'none' : 'intent'} discover="none">
      {children}
    </Link>
  )
}

function savesData(): boolean {
  return typeof navigator === 'object' && navigator.connection?.saveData === true
}
