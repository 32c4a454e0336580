/** By what a slip is known to have been on another order; the surest first. */
export const sightings = ['same_picture', 'same_bank_reference', 'similar_picture'] as const
export type Sighting = (typeof sightings)[number]
