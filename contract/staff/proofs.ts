import { z } from '@hono/zod-openapi'
import { orderPaymentMethods } from '../endpoints/configuration.ts'
import { pageQuery } from '../paging.ts'
import { amount, id, locale, localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { proofRecognition } from './proof-recognition.ts'

const waitingProof = named('WaitingProof', {
  _id: id,
  /** The picture, valid for ten minutes. */
  url: z.string(),
  /** Null for a proof that OCR never saw. */
  recognition: proofRecognition.nullable(),
  /** A line of the bank's statement that names the order. */
  bank_line: z.object({ day: z.iso.date(), amount, is_open: z.boolean() }).nullable(),
  order: z.object({
    _id: id,
    reference: z.string(),
    name: z.string(),
    locale,
    total: amount,
    /** Rest to pay: less than the total if a part has come. */
    due: amount,
    payment_method: z.enum(orderPaymentMethods),
    /** Account that the customer was told to pay to. */
    payee: z.array(z.object({ label: localizedText, value: z.string() })),
    created_at: time,
  }),
  created_at: time,
})

const calls = staffCalls('payments', 'payments:confirm')

export const listWaitingProofs = calls.page('GET /payment-proofs', {
  summary: 'List payment proofs waiting for a decision, oldest first',
  query: z.object(pageQuery({ perPage: 20 })),
  item: waitingProof,
})

export const retryProof = calls.write('PUT /payment-proofs/{id}/retry', {
  summary: 'Have a waiting payment proof read again',
  params: z.object({ id }),
  answer: proofRecognition,
})
