import type { Locale } from '#domain/locale.ts'

interface StockEmailMessages {
  subject: (title: string) => string
  text: (title: string, variant: string) => string
  once: string
  look: string
  unsubscribe: string
}

export const stockEmailMessages: Readonly<Record<Locale, StockEmailMessages>> = {
  en: {
    subject: (title) => `${title} is back in your size`,
    text: (title, variant) => `${title} (${variant}) is available again.`,
    once: 'You asked us to tell you. We email you about it once, and it is not held for you.',
    look: 'Look at it',
    unsubscribe: 'No more emails like this',
  },
  zh: {
    subject: (title) => `${title}已有你要的尺碼`,
    text: (title, variant) => `${title}（${variant}）已補貨。`,
    once: '這是你要求的補貨通知，只會發送一次，貨品不設保留。',
    look: '查看貨品',
    unsubscribe: '不再接收此類電郵',
  },
  cn: {
    subject: (title) => `${title}有您要的尺码了`,
    text: (title, variant) => `${title}（${variant}）已到货。`,
    once: '这是您要求的到货通知，只发送一次，商品不作预留。',
    look: '查看商品',
    unsubscribe: '不再接收此类邮件',
  },
}
