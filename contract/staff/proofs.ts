import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { orderPaymentMethods } from '../endpoints/configuration.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, id, locale, localizedText, time } from '../shapes.ts'
import { proofRecognition, proofRecognitionExample } from './proof-recognition.ts'

const waitingProof = z
  .object({
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
  .openapi('WaitingProof')

export const listWaitingProofs = endpoint({
  key: 'GET /payment-proofs',
  area: 'payments',
  summary: 'List payment proofs waiting for a decision, oldest first',
  access: 'staff',
  may: 'payments:confirm',
  query: z.object(pageQuery({ perPage: 20 })),
  answer: pageOf(waitingProof),
  example: {
    data: [
      {
        _id: 'prf_4fzzzxjylrxbeqQpTAAXHh',
        url: '/files/fil_4fzzzxjylrxbeqQpTAAXHh?until=1795237804&sig=Qm9',
        recognition: proofRecognitionExample,
        bank_line: { day: '2026-11-19', amount: '800.00', is_open: true },
        order: {
          _id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
          reference: 'PR-7K3Q-9XD',
          name: 'Chan Tai Man',
          locale: 'zh',
          total: '800.00',
          due: '800.00',
          payment_method: 'fps',
          payee: [
            {
              label: { en: 'FPS ID', zh: '轉數快識別碼', cn: '转数快识别码' },
              value: '0000218',
            },
          ],
          created_at: '2026-11-19T04:00:00.000Z',
        },
        created_at: '2026-11-19T05:10:00.000Z',
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const retryProof = endpoint({
  key: 'PUT /payment-proofs/{id}/retry',
  area: 'payments',
  summary: 'Have a waiting payment proof read again',
  access: 'staff',
  may: 'payments:confirm',
  params: z.object({ id }),
  idempotent: true,
  answer: proofRecognition,
  example: {
    ...proofRecognitionExample,
    state: 'waiting',
    recognised_at: null,
    result: null,
    flags: [],
    flag_notes: [],
    seen_on: [],
  },
})
