import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import type { ShopData } from '../shop-data.ts'

type AccountItem = ShopData['layout']['navbar']['account'][number]

/** The enabled links of the account, each shown to whom it is for. */
export function AccountItems({ items }: { items: readonly AccountItem[] }) {
  const path = useLocalePath()
  return items.map((item) => (
    <li key={item.path} data-for={audienceOf(item.path)}>
      <Link href={path(item.path)}>{item.title}</Link>
    </li>
  ))
}

export function enabledItems(layout: ShopData['layout']): AccountItem[] {
  return layout.navbar.account.filter((item) => item.is_enabled)
}

/** Pages are the same for everybody; `<html data-customer>` says what is shown of them. */
function audienceOf(path: string): 'registered' | 'visitor' | undefined {
  if (/^\/account\b/.test(path)) return 'registered'
  return /^\/authentication\b/.test(path) ? 'visitor' : undefined
}
