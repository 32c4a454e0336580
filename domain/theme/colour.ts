const hexShape = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** `#rgb` or `#rrggbb`. */
export function isColour(text: string): boolean {
  return hexShape.test(text)
}

/** `#RGB` as `#rrggbb`, which is all a colour input accepts. */
export function fullColour(colour: string): string {
  const digits = colour.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on the colour. */
export function readableOn(colour: string): string {
  const [black, white] = ['#161616', '#ffffff'] as const
  return contrast(colour, black) >= contrast(colour, white) ? black : white
}

/** WCAG 2 relative luminance, from 0 to 1. */
function luminance(colour: string): number {
  const full = fullColour(colour)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
