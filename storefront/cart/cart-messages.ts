import type { CartMessages } from '../messages/en/cart.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'

const cartMessages = lazyMessages<CartMessages>({
  en: async () => (await import('../messages/en/cart.ts')).cart,
  zh: async () => (await import('../messages/zh/cart.ts')).cart,
  cn: async () => (await import('../messages/cn/cart.ts')).cart,
})
await cartMessages.loading

/** A cart needs a fifth of the texts of ordering, so it has its own. */
export const { useLazyMessages: useCartMessages, messagesIfLoaded: cartMessagesIfLoaded } =
  cartMessages
