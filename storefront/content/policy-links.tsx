import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { unprefixedPath, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { legalRoot } from '../paths.ts'
import { useShopData } from '../shop-data.ts'

export function PolicyLinks() {
  const { content } = useMessages()
  const path = useLocalePath()
  const here = unprefixedPath(useLocation().pathname)
  const links = (useShopData()?.layout.footer.sections ?? [])
    .flatMap((section) => section.links)
    .filter(({ url }) => url.startsWith(legalRoot))
  return (
    <nav aria-labelledby="policies" className="contents-list">
      <h2 id="policies">{content.policies}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={path(link.url)} aria-current={link.url === here ? 'page' : undefined}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
