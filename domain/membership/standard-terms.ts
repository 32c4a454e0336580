/** Membership of a shop whose owner has set nothing else: one tier, one point per dollar. */
export const standardTerms = {
  points_live_months: 24,
  tiers: [
    {
      slug: 'member',
      title: { en: 'Member', zh: '會員', cn: '会员' },
      from_points: 0,
      factor: 1,
    },
  ],
}
