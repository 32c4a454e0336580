import { editSignKinds } from './edit-sign.ts'
import { sightings } from './sighting.ts'

/** Reasons for staff to check a proof again; a flagged proof is never accepted automatically. */
export const proofFlags = [
  ...sightings,
  'scheduled',
  'failed',
  'foreign_currency',
  ...editSignKinds,
] as const
export type ProofFlag = (typeof proofFlags)[number]
