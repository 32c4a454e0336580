import { z } from '@hono/zod-openapi'
import { checkResults } from '#domain/proof/check.ts'
import { proofKinds } from '#domain/proof/proof-kind.ts'
import { proofOutcomes } from '#domain/proof/proof-outcome.ts'
import { proofFlags } from '#domain/proof/proof-flag.ts'
import { sightings } from '#domain/proof/sighting.ts'
import { id, localizedText, named, time } from '../shapes.ts'

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
export const proofRecognition = named('ProofReading', {
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
