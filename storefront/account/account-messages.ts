import type { AccountMessages } from '../messages/en/account.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'

const late = lazyMessages<AccountMessages>({
  en: async () => (await import('../messages/en/account.ts')).account,
  zh: async () => (await import('../messages/zh/account.ts')).account,
  cn: async () => (await import('../messages/cn/account.ts')).account,
})
await late.loading

export const { useLazyMessages: useAccountMessages, messagesIfLoaded: accountMessagesIfLoaded } =
  late
