/** Nothing of it is seen: zero width, marks of direction, fillers, variation selectors, tags. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/u
const visible =
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]/u
/** Belongs to the character before it, as in ❤️ and 🏴󠁧󠁢󠁳󠁣󠁴󠁿. */
const continuing = /\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u

/** Without invisible characters at its ends, and empty if it has no others. */
export function visibleText(text: string): string {
  if (!invisible.test(text)) return text
  const start = text.search(visible)
  if (start < 0) return ''
  const characters = Array.from(text)
  const last = characters.findLastIndex((each) => visible.test(each) || continuing.test(each))
  const [before, after] = [text.slice(0, start), characters.slice(last + 1).join('')]
  return text.slice(
    invisible.test(before) ? start : 0,
    invisible.test(after) ? text.length - after.length : text.length,
  )
}
