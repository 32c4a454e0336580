import { defineMessages } from '../language/messages.ts'

export const giftMessages = defineMessages({
  en: {
    lead: 'What stays of the order would not have earned:',
    worth: (title: string, count: number, value: string) => `${title} × ${count}, worth ${value}`,
    decision: 'The gift',
    decisions: {
      kept: 'The customer keeps it',
      returned: 'It comes back',
      charged: 'Its value is taken off the refund',
    },
    decided: {
      kept: (_amount: string) => 'The customer keeps the gift.',
      returned: (_amount: string) => 'The gift comes back.',
      charged: (amount: string) => `${amount} taken off the refund for the gift.`,
    },
  },
  zh: {
    lead: '餘下貨品未能符合以下贈品的條件：',
    worth: (title: string, count: number, value: string) => `${title} × ${count}，價值 ${value}`,
    decision: '贈品',
    decisions: {
      kept: '顧客保留',
      returned: '一併退回',
      charged: '從退款扣除其價值',
    },
    decided: {
      kept: (_amount: string) => '顧客保留贈品。',
      returned: (_amount: string) => '贈品一併退回。',
      charged: (amount: string) => `已從退款扣除贈品價值 ${amount}。`,
    },
  },
})
