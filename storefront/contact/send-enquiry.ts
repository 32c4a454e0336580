import { randomText } from '#domain/ids.ts'
import type { Locale } from '#domain/locale.ts'
import { ownOrPublicApi } from '../session/session.ts'
import { enquiryBody, type EnquiryDraft } from './enquiry-draft.ts'

let attempt: { text: string; key: string } | null = null

/** Uses the visitor's account if there is one; it creates no account. */
export async function sendEnquiry(locale: Locale, draft: EnquiryDraft): Promise<void> {
  const body = enquiryBody(draft)
  const text = JSON.stringify(body)
  // A retry after a lost response must count as the same enquiry.
  if (attempt?.text !== text) attempt = { text, key: randomText(24) }
  await ownOrPublicApi(locale)('POST /enquiries', { body, idempotencyKey: attempt.key })
  attempt = null
}
