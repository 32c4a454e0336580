import { lazyMessages } from '../messages/lazy-messages.ts'
import type { NewsletterMessages } from '../messages/en/newsletter.ts'

const late = lazyMessages<NewsletterMessages>({
  en: async () => (await import('../messages/en/newsletter.ts')).newsletter,
  zh: async () => (await import('../messages/zh/newsletter.ts')).newsletter,
  cn: async () => (await import('../messages/cn/newsletter.ts')).newsletter,
})
await late.loading

export const {
  useLazyMessages: useNewsletterMessages,
  messagesIfLoaded: newsletterMessagesIfLoaded,
} = late
