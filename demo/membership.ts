import type { LocalizedText } from '#domain/locale.ts'

interface MembershipTerms {
  points_live_months: number
  tiers: readonly {
    slug: string
    title: LocalizedText
    from_points: number
    factor: number
  }[]
}

/** One point per dollar, and more from HK$3,000 and HK$8,000 a year. */
export const membership: MembershipTerms = {
  points_live_months: 24,
  tiers: [
    {
      slug: 'member',
      title: { en: 'Member', zh: '會員', cn: '会员' },
      from_points: 0,
      factor: 1,
    },
    {
      slug: 'silver',
      title: { en: 'Silver member', zh: '銀會員', cn: '银卡会员' },
      from_points: 3000,
      factor: 1.25,
    },
    {
      slug: 'gold',
      title: { en: 'Gold member', zh: '金會員', cn: '金卡会员' },
      from_points: 8000,
      factor: 1.5,
    },
  ],
}
