import type { LocalizedText } from '#domain/locale.ts'
import { toSimplified } from '../import/to-simplified.ts'

/** What a person wrote wins; an empty zh is the English, an empty cn is made of zh. */
export function completeText({ en, zh, cn }: LocalizedText): LocalizedText {
  return { en, zh: zh || en, cn: cn || (zh ? toSimplified(zh) : en) }
}

/** A category, a library: whatever has a title and a description. */
export function completeShelf<Shelf extends { title: LocalizedText; description: LocalizedText }>(
  shelf: Shelf,
): Shelf {
  return {
    ...shelf,
    title: completeText(shelf.title),
    description: completeText(shelf.description),
  }
}
