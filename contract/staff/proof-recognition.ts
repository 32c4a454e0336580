import { z } from '@hono/zod-openapi'
import { checkResults } from '#domain/proof/check.ts'
import { proofKinds } from '#domain/proof/proof-kind.ts'
import { proofOutcomes } from '#domain/proof/proof-outcome.ts'
import { proofFlags } from '#domain/proof/proof-flag.ts'
import { sightings } from '#domain/proof/sighting.ts'
import { proofFlagSentences } from './proof-flag-sentences.ts'
import { id, localizedText, time } from '../shapes.ts'

const confidence = z.number().min(0).max(1).openapi({ description: 'Confidence, from 0 to 1.' })

const check = z.object({
  result: z.enum(checkResults).openapi({
    description: '`unread`: not shown in the picture, or not legible.',
  }),
  /** The text in the picture. */
  read: z.string().nullable(),
  confidence,
})

const word = z.object({ read: z.string(), confidence })

const sighting = z.enum(sightings)

/** `timed_out`: the machine was too busy; `unreadable` is the picture's own fault. */
export const recognitionStates = ['waiting', 'read', 'unreadable', 'timed_out'] as const

/** Result of OCR on a payment proof. It only suggests; staff decide. */
export const proofRecognition = z
  .object({
    state: z.enum(recognitionStates),
    recognised_at: time.nullable(),
    result: z
      .object({
        kind: z.enum(proofKinds),
        /**
         * Says whether the payment has been made; `scheduled` includes any instruction not yet executed.
         */
        outcome: z.enum(proofOutcomes),
        amount_match: check,
        /** Account number or FPS identifier of the shop. */
        bank_number_match: check,
        payee_match: check,
        reference_match: check,
        /** Between the order and the upload. */
        date_match: check,
        /** The payer. */
        username: word.nullable(),
        bank_reference: word.nullable(),
      })
      .nullable(),
    flags: z.array(z.enum(proofFlags)),
    /** The flags as sentences, with the words in the picture they apply to. */
    flag_notes: z.array(
      z.object({ flag: z.enum(proofFlags), text: localizedText, seen_on: z.array(z.string()) }),
    ),
    /** Other orders with this proof. */
    seen_on: z.array(z.object({ order_id: id, reference: z.string(), because: sighting })),
    is_full_match: z.boolean(),
  })
  .openapi('ProofReading')

export const proofRecognitionExample = {
  state: 'read',
  recognised_at: '2026-11-19T05:10:04.000Z',
  result: {
    kind: 'fps',
    outcome: 'done',
    amount_match: { result: 'match', read: '800.00', confidence: 0.98 },
    bank_number_match: { result: 'match', read: '0000218', confidence: 0.99 },
    payee_match: { result: 'match', read: 'PR*** CL****** L******', confidence: 0.8 },
    reference_match: { result: 'match', read: 'PR-7K3Q-9XD', confidence: 0.97 },
    date_match: { result: 'match', read: '2026-11-19', confidence: 0.97 },
    username: { read: 'CHAN TAI MAN', confidence: 0.92 },
    bank_reference: { read: 'FRN2026111900252614927', confidence: 0.9 },
  },
  flags: ['same_bank_reference', 'pasted_patch'],
  flag_notes: [
    {
      flag: 'same_bank_reference',
      text: proofFlagSentences.same_bank_reference,
      seen_on: [],
    },
    { flag: 'pasted_patch', text: proofFlagSentences.pasted_patch, seen_on: ['800.00'] },
  ],
  seen_on: [
    {
      order_id: 'ord_7Hq3Zx9Vb2Nm5Kl8Pj4Wd1',
      reference: 'PR-2M4N-0AT',
      because: 'same_bank_reference',
    },
  ],
  is_full_match: false,
} satisfies z.input<typeof proofRecognition>
