import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { logMessages } from './action-messages.ts'
import { settingsMessages } from './messages.ts'
import { plainSlugs } from './plain-slugs.ts'

type Subject = StaffAnswer<'GET /audit-log'>['data'][number]['subject']

/** Subject of a change, with a link to its screen. Nothing for what has no name, as a file. */
export function LogSubject({ subject }: { subject: Subject }) {
  const name = useSubjectName()(subject)
  const place = name === null ? null : placeOf(subject)
  if (place === null) return <span className="text-ink-2">{name}</span>
  return (
    <PlaceLink className="link" to={place}>
      {name}
    </PlaceLink>
  )
}

/** Settings and bank accounts are named here, everything else by the server; null without a name. */
export function useSubjectName(): (subject: Subject) => string | null {
  const { accounts } = useMessages(logMessages)
  const { links } = useMessages(settingsMessages)
  return ({ kind, _id, name }) => {
    if (kind === 'bank_account') return wordOf(accounts, _id) ?? _id
    if (kind === 'configuration') return wordOf(links, settingOf(_id))?.[0] ?? null
    return name === _id ? null : name
  }
}

/** The screen of a setting, as its link is named. */
function settingOf(slug: string): string {
  if (slug === 'payment_methods' || slug === 'password_page') return slug.replace('_', '-')
  return slug === 'staff_notifications' ? 'notifications' : slug
}

function wordOf<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.entries(words).find(([known]) => known === name)?.[1]
}

/** Screen that shows a subject. */
function placeOf({ kind, _id }: Subject): string | null {
  if (kind === 'configuration') {
    const slug = settingOf(_id)
    const isPlain = plainSlugs.some((each) => each === slug)
    return isPlain ? `/settings/values/${slug}` : `/settings/${slug}`
  }
  const own = wordOf(ownScreens, kind)
  return own ? `${own}/${_id}` : (wordOf(listScreens, kind) ?? null)
}

const ownScreens = {
  account: '/customers',
  article: '/content/articles',
  cash_session: '/counter/till',
  content: '/content/pages',
  courier: '/settings/couriers',
  order: '/orders',
  post: '/content/posts',
  product: '/products',
  promotion: '/promotions',
  refund_request: '/returns',
  variant: '/stock',
  voucher: '/promotions/vouchers',
  webhook: '/settings/webhooks',
}

const listScreens = {
  article_category: '/content/categories',
  bank_account: '/proofs/bank',
  bank_line: '/proofs/bank',
  category: '/products/categories',
  collection: '/products/collections',
  colour: '/products/colours',
  enquiry: '/inbox/enquiries',
  library: '/content/categories',
  message: '/settings/messages',
  payment_event: '/returns/issues',
  post_category: '/content/categories',
  post_review: '/inbox/comments',
  review: '/inbox',
  role: '/settings/team',
  staff: '/settings/team',
  warehouse: '/settings/warehouses',
}
