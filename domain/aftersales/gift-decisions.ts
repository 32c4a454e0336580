/** Fates of a gift when the goods that earned it go back. */
export const giftDecisions = ['kept', 'returned', 'charged'] as const
export type GiftDecision = (typeof giftDecisions)[number]
