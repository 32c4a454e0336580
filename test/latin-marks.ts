const han = String.raw`[\p{Script=Han}），。：；？！」]`

/** Latin commas, colons, brackets and the like that stand next to Chinese on both sides. */
export function latinMarksIn(text: string): string[] {
  return [...text.matchAll(between)].map(({ index }) =>
    text.slice(Math.max(0, index - 12), index + 16).replaceAll('\n', ' '),
  )
}

const between = new RegExp(
  String.raw`(?<=${han}) ?[,;:?!(][ ]?(?=[\p{Script=Han}（「])|(?<=${han}) ?\((?=[^)]*\p{Script=Han})`,
  'gu',
)
