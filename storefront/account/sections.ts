import { lazy, type ComponentType } from 'react'

/** Each is fetched when it is opened, or about to be. */
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
}

export type SectionSlug = keyof typeof sections

/** The section of an address: `/account` alone is the overview. Undefined: there is no such page. */
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
    /** Has it at hand before it is pressed; what fails now is tried again, and told, then. */
    fetchAhead: () => void load().catch(() => {}),
  }
}
