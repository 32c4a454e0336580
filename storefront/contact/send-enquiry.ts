import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { ownOrPublicApi } from '../session/session.ts'
import { enquiryBody, type EnquiryDraft } from './enquiry-draft.ts'

let attempt: { text: string; key: string } | null = null

/** Sends it, with the visitor's account if there is one: a mere reader is given none for this. */
export async function sendEnquiry(locale: Locale, draft: EnquiryDraft): Promise<void> {
  const body = enquiryBody(draft)
  const text = JSON.stringify(body)
  // Sent again because no answer came, it is the same enquiry.
  if (attempt?.text !== text) attempt = { text, key: randomText(24) }
  await ownOrPublicApi(locale)('POST /enquiries', { body, idempotencyKey: attempt.key })
  attempt = null
}
