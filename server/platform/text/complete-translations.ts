import type { LocalizedText } from '#domain/locale.ts'
import { toSimplified } from './to-simplified.ts'

/** Fills in missing languages: cn is converted from zh, and both fall back to English. */
export function completeText({ en, zh, cn }: LocalizedText): LocalizedText {
  return { en, zh: zh || en, cn: cn || (zh ? toSimplified(zh) : en) }
}

export function textJson(written: LocalizedText): string {
  return JSON.stringify(completeText(written))
}

export function completeCategory<
  Category extends { title: LocalizedText; description: LocalizedText },
>(category: Category): Category {
  return {
    ...category,
    title: completeText(category.title),
    description: completeText(category.description),
  }
}
