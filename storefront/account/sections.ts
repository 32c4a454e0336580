import { lazy, type ComponentType } from 'react'

/** Each section's code loads when it is opened, or just before. */
export const sections = {
  overview: section(async () => (await import('./overview.tsx')).Overview),
  orders: section(async () => (await import('./orders/orders.tsx')).Orders),
  membership: section(async () => (await import('./points/membership.tsx')).Membership),
  vouchers: section(async () => (await import('./vouchers/vouchers.tsx')).Vouchers),
  profile: section(async () => (await import('./profile/profile.tsx')).Profile),
  address: section(async () => (await import('./addresses/address.tsx')).Address),
  cards: section(async () => (await import('./cards/cards.tsx')).Cards),
  notifications: section(
    async () => (await import('./notifications/notifications.tsx')).Notifications,
  ),
  likes: section(async () => (await import('./likes/likes.tsx')).Likes),
  wishlist: section(async () => (await import('../wishlist-page/wishlist-page.tsx')).WishlistPage),
  data: section(async () => (await import('./own-data/own-data.tsx')).OwnDataSection),
  password: section(async () => (await import('./profile/password-form.tsx')).PasswordForm),
}

export type SectionSlug = keyof typeof sections

/** The section of a slug: none is the overview; undefined means not found. */
export function sectionOf(slug: string | undefined): SectionSlug | undefined {
  if (slug === undefined) return 'overview'
  return isSection(slug) && slug !== 'overview' ? slug : undefined
}

function isSection(slug: string): slug is SectionSlug {
  return Object.hasOwn(sections, slug)
}

function section(load: () => Promise<ComponentType>) {
  return {
    Part: lazy(async () => ({ default: await load() })),
    /** Preloads the section. Ignores failure: opening the section retries and reports it. */
    fetchAhead: () => void load().catch(() => {}),
  }
}
