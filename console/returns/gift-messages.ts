import { defineMessages } from '../language/messages.ts'

export const giftMessages = defineMessages({
  lead: ['What stays of the order would not have earned:', '餘下貨品未能符合以下贈品的條件：'],
  worth: [
    (title: string, count: number, value: string) => `${title} × ${count}, worth ${value}`,
    (title: string, count: number, value: string) => `${title} × ${count}，價值 ${value}`,
  ],
  decision: ['The gift', '贈品'],
  decisions: {
    kept: ['The customer keeps it', '顧客保留'],
    returned: ['It comes back', '一併退回'],
    charged: ['Its value is taken off the refund', '從退款扣除其價值'],
  },
  decided: {
    kept: [
      (_amount: string) => 'The customer keeps the gift.',
      (_amount: string) => '顧客保留贈品。',
    ],
    returned: [(_amount: string) => 'The gift comes back.', (_amount: string) => '贈品一併退回。'],
    charged: [
      (amount: string) => `${amount} taken off the refund for the gift.`,
      (amount: string) => `已從退款扣除贈品價值 ${amount}。`,
    ],
  },
})
