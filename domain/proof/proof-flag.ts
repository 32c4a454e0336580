import { editSignKinds } from './edit-sign.ts'
import { sightings } from './sighting.ts'

/** Reasons for staff to look twice at a proof; with one, none is accepted without a person. */
export const proofFlags = [
  ...sightings,
  'scheduled',
  'failed',
  'foreign_currency',
  ...editSignKinds,
] as const
export type ProofFlag = (typeof proofFlags)[number]
