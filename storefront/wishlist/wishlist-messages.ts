import type { WishlistMessages } from '../messages/en/wishlist.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'

const late = lazyMessages<WishlistMessages>({
  en: async () => (await import('../messages/en/wishlist.ts')).wishlist,
  zh: async () => (await import('../messages/zh/wishlist.ts')).wishlist,
  cn: async () => (await import('../messages/cn/wishlist.ts')).wishlist,
})
await late.loading

export const { useLazyMessages: useWishlistMessages, messagesIfLoaded: wishlistMessagesIfLoaded } =
  late
