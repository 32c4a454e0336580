import { colourFamilies } from '#domain/colour-families.ts'
import { fabricKinds, fitKinds } from '#db/attributes.ts'
import type { LocalizedText } from '#domain/locale.ts'

interface Family {
  title: LocalizedText
  hex: string
}

const families: Record<(typeof colourFamilies)[number], Family> = {
  white: { title: { en: 'White', zh: '白色', cn: '白色' }, hex: '#f6f5f1' },
  grey: { title: { en: 'Grey', zh: '灰色', cn: '灰色' }, hex: '#8b8c8e' },
  black: { title: { en: 'Black', zh: '黑色', cn: '黑色' }, hex: '#1d1d1f' },
  beige: { title: { en: 'Beige', zh: '米色', cn: '米色' }, hex: '#d3bd98' },
  brown: { title: { en: 'Brown', zh: '啡色', cn: '棕色' }, hex: '#6b4a34' },
  red: { title: { en: 'Red', zh: '紅色', cn: '红色' }, hex: '#b5322c' },
  purple: { title: { en: 'Purple', zh: '紫色', cn: '紫色' }, hex: '#5e4372' },
  blue: { title: { en: 'Blue', zh: '藍色', cn: '蓝色' }, hex: '#2f5fa5' },
  yellow: { title: { en: 'Yellow', zh: '黃色', cn: '黄色' }, hex: '#ecc94b' },
  green: { title: { en: 'Green', zh: '綠色', cn: '绿色' }, hex: '#3f7d4e' },
}

/** Values without a translation are shown as written. */
export function sameInAll(value: string): LocalizedText {
  return { en: value, zh: value, cn: value }
}

export function familyOf(value: string): Family {
  const known = new Map<string, Family>(Object.entries(families)).get(value)
  return known ?? { title: sameInAll(value), hex: '#b4b4b2' }
}

export function fitTitle(value: string): LocalizedText {
  return wordsIn(fitKinds, value)
}

export function fabricTitle(value: string): LocalizedText {
  return wordsIn(fabricKinds, value)
}

/** Orders values by a list; others follow by name. */
export function inListOrder(order: readonly string[]) {
  const placeOf = (value: string) => {
    const at = order.indexOf(value)
    return at < 0 ? order.length : at
  }
  return (a: { value: string }, b: { value: string }) =>
    placeOf(a.value) - placeOf(b.value) || (a.value < b.value ? -1 : 1)
}

export const familyOrder: readonly string[] = colourFamilies
export const fitOrder: readonly string[] = Object.keys(fitKinds)
export const fabricOrder: readonly string[] = Object.keys(fabricKinds)

function wordsIn(words: Readonly<Record<string, LocalizedText>>, value: string): LocalizedText {
  return Object.hasOwn(words, value) ? (words[value] ?? sameInAll(value)) : sameInAll(value)
}
