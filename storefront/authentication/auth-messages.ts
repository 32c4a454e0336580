import type { AuthMessages } from '../messages/en/authentication.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'

const late = lazyMessages<AuthMessages>({
  en: async () => (await import('../messages/en/authentication.ts')).authentication,
  zh: async () => (await import('../messages/zh/authentication.ts')).authentication,
  cn: async () => (await import('../messages/cn/authentication.ts')).authentication,
})
await late.loading

export const { useLazyMessages: useAuthMessages, messagesIfLoaded: authMessagesIfLoaded } = late
