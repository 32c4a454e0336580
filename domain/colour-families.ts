/** spec §2 names seven filter colours; menswear also needs black, brown and beige. */
export const colourFamilies = [
  'white',
  'grey',
  'black',
  'beige',
  'brown',
  'red',
  'purple',
  'blue',
  'yellow',
  'green',
] as const
export type ColourFamily = (typeof colourFamilies)[number]
