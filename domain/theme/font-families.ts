/** What a family falls back to while it loads, and for characters it lacks. */
export type FontKind = 'sans' | 'serif' | 'mono'

export interface FontFamily {
  name: string
  kind: FontKind
}

/** The label's own face, which every page has. */
export const ownFamily = 'hanken-grotesk'

/**
 * spec §9: 43 web fonts. The key is the file's name in `storefront/public/fonts`, made by
 * `scripts/subset-theme-fonts.ts`. All are under the SIL Open Font License without a reserved name.
 */
export const fontFamilies = {
  'hanken-grotesk': { name: 'Hanken Grotesk', kind: 'sans' },
  'albert-sans': { name: 'Albert Sans', kind: 'sans' },
  archivo: { name: 'Archivo', kind: 'sans' },
  'bricolage-grotesque': { name: 'Bricolage Grotesque', kind: 'sans' },
  cabin: { name: 'Cabin', kind: 'sans' },
  'dm-sans': { name: 'DM Sans', kind: 'sans' },
  epilogue: { name: 'Epilogue', kind: 'sans' },
  figtree: { name: 'Figtree', kind: 'sans' },
  'instrument-sans': { name: 'Instrument Sans', kind: 'sans' },
  inter: { name: 'Inter', kind: 'sans' },
  jost: { name: 'Jost', kind: 'sans' },
  karla: { name: 'Karla', kind: 'sans' },
  lexend: { name: 'Lexend', kind: 'sans' },
  'libre-franklin': { name: 'Libre Franklin', kind: 'sans' },
  manrope: { name: 'Manrope', kind: 'sans' },
  montserrat: { name: 'Montserrat', kind: 'sans' },
  mulish: { name: 'Mulish', kind: 'sans' },
  'nunito-sans': { name: 'Nunito Sans', kind: 'sans' },
  onest: { name: 'Onest', kind: 'sans' },
  'open-sans': { name: 'Open Sans', kind: 'sans' },
  oswald: { name: 'Oswald', kind: 'sans' },
  outfit: { name: 'Outfit', kind: 'sans' },
  'plus-jakarta-sans': { name: 'Plus Jakarta Sans', kind: 'sans' },
  'public-sans': { name: 'Public Sans', kind: 'sans' },
  'red-hat-text': { name: 'Red Hat Text', kind: 'sans' },
  roboto: { name: 'Roboto', kind: 'sans' },
  rubik: { name: 'Rubik', kind: 'sans' },
  'schibsted-grotesk': { name: 'Schibsted Grotesk', kind: 'sans' },
  sora: { name: 'Sora', kind: 'sans' },
  'space-grotesk': { name: 'Space Grotesk', kind: 'sans' },
  urbanist: { name: 'Urbanist', kind: 'sans' },
  'work-sans': { name: 'Work Sans', kind: 'sans' },
  bitter: { name: 'Bitter', kind: 'serif' },
  'cormorant-garamond': { name: 'Cormorant Garamond', kind: 'serif' },
  'crimson-pro': { name: 'Crimson Pro', kind: 'serif' },
  domine: { name: 'Domine', kind: 'serif' },
  'eb-garamond': { name: 'EB Garamond', kind: 'serif' },
  fraunces: { name: 'Fraunces', kind: 'serif' },
  literata: { name: 'Literata', kind: 'serif' },
  newsreader: { name: 'Newsreader', kind: 'serif' },
  petrona: { name: 'Petrona', kind: 'serif' },
  playfair: { name: 'Playfair', kind: 'serif' },
  'jetbrains-mono': { name: 'JetBrains Mono', kind: 'mono' },
} as const satisfies Record<string, FontFamily>

export type FontFamilyId = keyof typeof fontFamilies

export function isFontFamily(id: string): id is FontFamilyId {
  return Object.hasOwn(fontFamilies, id)
}
