import type { Word } from '#server/platform/adapters/recogniser/text-fragments.ts'
import { widthOf } from './faces.ts'
import type { FieldName, Sheet, Written } from './sheet.ts'

/**
 * The words of a sheet's fields where they are drawn, as a perfect reader would find them; `painted`
 * overrides fields that were painted over in another style.
 */
export function drawnWords({ fields }: Sheet, painted: Partial<Fields> = {}): Word[][] {
  return [...fields].map(([name, field]) => wordsOf({ ...field, ...painted[name] }))
}

type Fields = Record<FieldName, Partial<Written>>

function wordsOf(field: Written): Word[] {
  const words = field.text.split(' ')
  return words.map((text, at) => {
    const before = words
      .slice(0, at)
      .map((word) => `${word} `)
      .join('')
    const x0 = field.x + widthOf(before, field)
    const bbox = { x0, y0: field.y - field.size * 0.73, x1: x0 + widthOf(text, field), y1: field.y }
    return { text, confidence: 95, bbox }
  })
}
