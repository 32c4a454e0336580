import { data, type RouterContextProvider } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { errorText } from '../forms/error-text.ts'
import { lazyMessagesIn } from '../messages/lazy-message-set.ts'
import { messagesIn } from '../messages/messages.ts'
import { accountApiContext, localeContext } from '../rendering/page-context.ts'
import {
  enquiryBody,
  problemsOf,
  typedDraft,
  type EnquiryDraft,
  type EnquiryProblems,
} from './enquiry-draft.ts'

/** Result of the submission; a refused one carries the input as typed. */
export type EnquiryOutcome =
  | { isSent: true }
  | { isSent: false; draft: EnquiryDraft; problems: EnquiryProblems; refusal: string | null }

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Action of the enquiry form for browsers without JavaScript. */
export async function enquireWithoutScript({ request, context }: ActionArgs) {
  const locale = context.get(localeContext)
  const draft = typedDraft(await request.formData())
  const problems = problemsOf(draft, lazyMessagesIn(locale))
  if (Object.keys(problems).length > 0) return refuse(draft, problems, null, 422)
  try {
    await context.get(accountApiContext)(null)('POST /enquiries', { body: enquiryBody(draft) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refuse(draft, {}, errorText(error, messagesIn(locale)), error.status)
  }
  return data({ isSent: true } satisfies EnquiryOutcome)
}

function refuse(
  draft: EnquiryDraft,
  problems: EnquiryProblems,
  refusal: string | null,
  status: number,
) {
  const outcome: EnquiryOutcome = { isSent: false, draft, problems, refusal }
  return data(outcome, { status })
}
