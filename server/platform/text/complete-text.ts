import type { LocalizedText } from '#domain/locale.ts'
import { toSimplified } from './to-simplified.ts'

/** All three languages of what somebody wrote. What was written always wins over what is derived. */
export function completeText({ en, zh, cn }: LocalizedText): LocalizedText {
  return { en, zh: zh || en, cn: cn || (zh ? toSimplified(zh) : en) }
}

/** As a jsonb column takes it. */
export function textJson(written: LocalizedText): string {
  return JSON.stringify(completeText(written))
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
