import { pageHead } from '../head/head.ts'
import { localeOfPath } from '../locale.ts'
import { newsletterMessagesIfLoaded } from '../newsletter/newsletter-messages.ts'
import { NewsletterPage } from '../newsletter/newsletter-page.tsx'
import { subscribeByForm } from '../newsletter/subscribe-by-form.ts'
import type { Route } from './+types/newsletter.ts'

export function action({ request, context }: Route.ActionArgs) {
  return subscribeByForm({ request, context })
}

export function meta(args: Route.MetaArgs) {
  const messages = newsletterMessagesIfLoaded(localeOfPath(args.location.pathname))
  return pageHead(args, { title: messages?.title ?? '', description: messages?.text ?? '' })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <NewsletterPage outcome={actionData ?? null} />
}
