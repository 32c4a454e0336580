import { data, type RouterContextProvider } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { isEmailShape, normaliseEmail } from '#domain/contact.ts'
import { errorText } from '../forms/error-text.ts'
import { typedText } from '../forms/typed-text.ts'
import { messagesIn } from '../messages/messages.ts'
import { accountApiContext, localeContext } from '../rendering/page-context.ts'
import { newsletterMessagesIfLoaded } from './newsletter-messages.ts'

export type NewsletterOutcome =
  | { isSent: true; email: string }
  | { isSent: false; email: string; problem: string }

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Action of every newsletter form of the shop: they are plain forms, on any page. */
export async function subscribeByForm({ request, context }: ActionArgs) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const email = normaliseEmail(typedText(form, 'email'))
  const website = typedText(form, 'website')
  // spec §8
  const invalid = newsletterMessagesIfLoaded(locale)?.invalidEmail ?? ''
  if (!isEmailShape(email)) return refuse(email, invalid, 422)
  try {
    const body = { email, ...(website !== '' && { website }) }
    await context.get(accountApiContext)(null)('POST /newsletter/subscriptions', { body })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refuse(email, errorText(error, messagesIn(locale)), error.status)
  }
  return data<NewsletterOutcome>({ isSent: true, email })
}

function refuse(email: string, problem: string, status: number) {
  return data<NewsletterOutcome>({ isSent: false, email, problem }, { status })
}
