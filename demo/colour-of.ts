import type { Colour } from '#db/colours.ts'
import { colours } from '#db/colours.ts'

export function colourOf(code: string): Colour {
  const colour = colours.find((c) => c.code === code)
  if (!colour) throw new Error(`unknown colour ${code}`)
  return colour
}
