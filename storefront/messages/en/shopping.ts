import type { Worded } from '../en.ts'

/** Texts of what is loaded on demand while shopping: see `shopping-messages.ts`. */
export const shopping = {
  reviews: {
    title: (product: string) => `Reviews: ${product}`,
    description: (product: string, count: number) =>
      count === 1 ? `One review of ${product}.` : `${count} reviews of ${product} by customers.`,
    all: 'All',
    withPictures: (count: number) => `With pictures ${count}`,
    size: (size: string, count: number) => `${size} ${count}`,
    filter: 'Show only',
    sizes: 'Size bought',
    shown: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    none: 'No review matches. Remove a filter to see more.',
    backToProduct: 'To the product',
    pictures: 'Pictures by customers',
    fitTitle: 'How it fits',
    fits: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
    verified: 'Verified purchase',
    picture: (author: string, number: number) => `Picture ${number} by ${author}`,
    reply: 'Our answer',
    pages: 'Pages of reviews',
    newer: 'Newer reviews',
    older: 'Older reviews',
    page: (page: number) => `Page ${page}`,
    failed: 'The reviews could not be loaded.',
  },
  sizes: {
    howToMeasure: 'How we measure',
    measureHow: {
      chest: 'From pit to pit, 1 cm below the armhole',
      length: 'From the highest point of the shoulder to the hem',
      shoulder: 'From seam to seam across the back',
      sleeve: 'From the shoulder seam to the end of the cuff',
      collar: 'Around the open collar, button to buttonhole',
      waist: 'Along the top edge, fastened',
      hip: 'Across the widest part, below the pockets',
      rise: 'From the crotch seam to the top of the waistband',
      inseam: 'From the crotch seam to the hem',
      thigh: 'Across the leg, 2 cm below the crotch seam',
      hem: 'From edge to edge',
      circumference: 'Around the inside of the band',
      brim: 'From the band to the edge',
      height: 'From the base to the top edge, without handles',
      width: 'Across the widest part',
      depth: 'From front to back at the base',
      strap: 'From end to end at its longest',
      foot: 'From heel to toe',
      overall: 'From end to end',
    },
    ownTitle: 'Fits like one you own',
    ownHint:
      'Lay a garment that fits you flat and measure it as above. The figures stay in this browser.',
    closest: 'closest',
    same: 'the same',
    more: (amount: string, unit: string) => `${amount} ${unit} more`,
    less: (amount: string, unit: string) => `${amount} ${unit} less`,
    difference: 'Compared with yours',
    clear: 'Clear the figures',
  },
}

export type ShoppingMessages = Worded<typeof shopping>
