import { z } from '@hono/zod-openapi'
import { checkResults } from '#domain/proof/check.ts'
import { orderPaymentMethods } from './endpoints/configuration.ts'
import { amount, id, localizedText, time } from './shapes.ts'

const proofStates = ['waiting', 'approved', 'rejected'] as const

export const proof = z
  .object({
    _id: id,
    /** Short-lived signed link; null if the caller may not see the picture. */
    url: z.string().nullable(),
    state: z.enum(proofStates),
    /** OCR is running; staff decide afterwards. */
    is_being_checked: z.boolean(),
    /** The picture itself cannot be read, or shows no payment. */
    is_unreadable: z.boolean(),
    /** Values that the picture showed; null while it is being read, or if it could not be. */
    matches: z
      .object({
        amount: z.enum(checkResults),
        /** The sum in the picture; null if none was read. */
        amount_read: amount.nullable(),
        account: z.enum(checkResults),
        reference: z.enum(checkResults),
      })
      .nullable(),
    reason: z.string().nullable(),
    created_at: time,
  })
  .openapi('PaymentProof')

export const payment = z.object({
  method: z.enum(orderPaymentMethods),
  title: localizedText,
  payee: z.array(z.object({ label: localizedText, value: z.string(), is_copyable: z.boolean() })),
  link: z.string().nullable(),
  /** Rest to pay; once paid, the total. */
  amount,
  /** Sum to send now: less than `amount` if the waiting proof shows a part of it. */
  to_send: amount,
  /** Part of the total that has been paid. */
  received: amount,
  /** Goes into the payer's message to the payee. */
  reference: z.string(),
  due_at: time.nullable(),
  /** EMVCo payload of the FPS QR code, of `to_send`; null for other methods, or once nothing is due. */
  fps_payload: z.string().nullable(),
})

export const paymentChange = z.object({
  from: z.enum(orderPaymentMethods),
  to: z.enum(orderPaymentMethods),
  created_at: time,
})
