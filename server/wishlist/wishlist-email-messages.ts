import type { Locale } from '#domain/locale.ts'
import type { WishlistAlert } from '../platform/jobs/queue.ts'

interface WishlistEmailMessages {
  news: Record<
    WishlistAlert,
    { subject: (title: string) => string; text: (title: string, price: string) => string }
  >
  look: string
  unsubscribe: string
}

export const wishlistEmailMessages: Readonly<Record<Locale, WishlistEmailMessages>> = {
  en: {
    news: {
      returned: {
        subject: (title) => `${title} is back`,
        text: (title, price) => `${title} from your wishlist is available again, at ${price}.`,
      },
      cheaper: {
        subject: (title) => `${title} now costs less`,
        text: (title, price) => `${title} from your wishlist now costs ${price}.`,
      },
    },
    look: 'Look at it',
    unsubscribe: 'No more emails like this',
  },
  zh: {
    news: {
      returned: {
        subject: (title) => `${title}已補貨`,
        text: (title, price) => `你願望清單內的${title}已補貨，售價${price}。`,
      },
      cheaper: {
        subject: (title) => `${title}減價`,
        text: (title, price) => `你願望清單內的${title}現售${price}。`,
      },
    },
    look: '查看商品',
    unsubscribe: '取消訂閱此類電郵',
  },
  cn: {
    news: {
      returned: {
        subject: (title) => `${title}已到货`,
        text: (title, price) => `您心愿单中的${title}已到货，售价${price}。`,
      },
      cheaper: {
        subject: (title) => `${title}降价`,
        text: (title, price) => `您心愿单中的${title}现售${price}。`,
      },
    },
    look: '查看商品',
    unsubscribe: '退订此类邮件',
  },
}
