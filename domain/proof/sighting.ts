/** How a proof was recognised as one used on another order, most reliable first. */
export const sightings = ['same_picture', 'same_bank_reference', 'similar_picture'] as const
export type Sighting = (typeof sightings)[number]
