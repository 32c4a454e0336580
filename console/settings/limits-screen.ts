import { standardLimits } from '#domain/standard-limits.ts'
import { describeSetting } from './define-setting.tsx'
import { limitMessages } from './limit-messages.ts'

export const LimitsScreen = describeSetting({
  slug: 'limits',
  name: 'limits',
  fill: (stored) => stored ?? {},
  texts: limitMessages,
  standards: standardLimits,
  sections: [
    {
      title: 'paying',
      fields: ['payment_hours', 'payment_hours_cash', 'payment_minutes_card', 'auto_accept_proofs'],
    },
    { title: 'afterwards', fields: ['return_days', 'review_images', 'comments_wait'] },
    {
      title: 'inTheShop',
      fields: ['assistant_discount_percent', 'manager_discount_percent', 'try_on_hours'],
    },
  ],
})
