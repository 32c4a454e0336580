import type { ShoppingMessages } from './en/shopping.ts'
import { lazyMessages } from './lazy-messages.ts'

const late = lazyMessages<ShoppingMessages>({
  en: async () => (await import('./en/shopping.ts')).shopping,
  zh: async () => (await import('./zh/shopping.ts')).shopping,
  cn: async () => (await import('./cn/shopping.ts')).shopping,
})
await late.loading

export const { useLazyMessages: useShoppingMessages, messagesIfLoaded: shoppingMessagesIfLoaded } =
  late
