import type { Locale, LocalizedText } from '#domain/locale.ts'
import { colourOf } from './colour-of.ts'
import type { StyleCopy } from './copy/style-copy.ts'
import { type View, viewsOf } from './flats/draw.ts'
import type { Style } from './range.ts'

interface StyleImage {
  file: string
  view: View
  /** Absent on the measurement drawing, which is the same for every colour. */
  colour?: string
  alt: LocalizedText
}

const viewTitles = {
  front: { en: 'front', zh: '正面', cn: '正面' },
  back: { en: 'back', zh: '背面', cn: '背面' },
  detail: { en: 'detail', zh: '細節', cn: '细节' },
  cloth: { en: 'the cloth', zh: '布料近鏡', cn: '面料近景' },
  measure: { en: 'where it is measured', zh: '量度位置圖', cn: '测量位置图' },
} as const satisfies Record<View, LocalizedText>

/** All pictures of a style: colour by colour, then the measurement drawing. */
export function imagesOf(style: Style, copy: StyleCopy): StyleImage[] {
  const views = viewsOf(style.handle)
  const byColour = style.colours.flatMap((colour) =>
    views
      .filter((view) => view !== 'measure')
      .map((view) => ({
        file: `${style.handle}-${colour}-${view}.svg`,
        view,
        colour,
        alt: altText(copy, view, colour),
      })),
  )
  if (!views.includes('measure')) return byColour
  return [
    ...byColour,
    { file: `${style.handle}-measure.svg`, view: 'measure', alt: altText(copy, 'measure') },
  ]
}

function altText(copy: StyleCopy, view: View, colour?: string): LocalizedText {
  const localize = (locale: Locale, separator: string): string =>
    [
      copy[locale].title,
      colour === undefined ? '' : colourName(colour, locale),
      viewTitles[view][locale],
    ]
      .filter((part) => part !== '')
      .join(separator)
  return { en: localize('en', ', '), zh: localize('zh', '，'), cn: localize('cn', '，') }
}

function colourName(code: string, locale: Locale): string {
  const name = colourOf(code).title[locale]
  return locale === 'en' ? name.toLowerCase() : name
}
