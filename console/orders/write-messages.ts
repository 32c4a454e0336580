import { defineMessages } from '../language/messages.ts'

export const writeMessages = defineMessages({
  en: {
    write: 'Write to the customer',
    title: (reference: string) => `Write about ${reference}`,
    to: (email: string) => `By email to ${email}, with the items of the order below.`,
    noEmail: 'The order has no email address.',
    emailed: 'Email to the customer',
  },
  zh: {
    write: '聯絡顧客',
    title: (reference: string) => `就 ${reference} 聯絡顧客`,
    to: (email: string) => `以電郵寄往 ${email}，下方附訂單貨品。`,
    noEmail: '這張訂單沒有電郵地址。',
    emailed: '給顧客的電郵',
  },
})
