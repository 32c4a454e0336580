import { code } from './sources.ts'

export type Chinese = 'zh' | 'cn'

/** Sources with texts for people: what shoppers read, and what staff read about the same things. */
export const textSources = code(
  /^(storefront\/messages\/(en|zh|cn)\/|console\/|contract\/|demo\/|domain\/|server\/).*(?<!\.test)\.tsx?$/,
)

/** The parts of a source that are in this language: by its file, by the key before the text, or as one of a pair. */
export function partsIn(language: Chinese | 'en', file: string, text: string): string[] {
  const { pairs, rest } = divided(text)
  return [
    ...linesIn(language, file, rest).flatMap((line) => partsOfLine(language, line)),
    ...pairs.flatMap((line) => partsOfPair(language, line)),
  ]
}

/** The lines of a source that have English, and no other language whose marks they could lack. */
export function englishLinesIn(file: string, text: string): string[] {
  const { pairs, rest } = divided(text)
  return [
    ...linesIn('en', file, rest),
    ...pairs.filter((line) => partsOfPair('en', line).length > 0),
  ]
}

/** Lines of pairs, as `defineMessages` of the console has them, and all others. */
function divided(text: string): { pairs: string[]; rest: string[] } {
  const pairs: string[] = []
  const rest: string[] = []
  let isPairs = false
  for (const line of text.split('\n')) {
    if (/^[)}\]]/.test(line)) isPairs = false
    if (isPairs) pairs.push(line)
    else rest.push(line)
    if (/defineMessages\([[{]$/.test(line)) isPairs = true
  }
  return { pairs, rest }
}

/** English is what has no Chinese character. */
function partsOfPair(language: Chinese | 'en', line: string): string[] {
  const quoted = [...line.matchAll(/(['"`])(.*?)(?<!\\)\1/g)].map(([, , text = '']) => text)
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
  if (language === 'cn') return []
  return quoted.filter((text) => isChinese(text) === (language === 'zh'))
}

/** A line with several languages is a line of each of them, and says nothing about the next. */
function linesIn(language: Chinese | 'en', file: string, lines: readonly string[]): string[] {
  const own = /\/(en|zh|cn)\//.exec(file)?.[1]
  if (own !== undefined) return own === language ? [...lines] : []
  let current: string | undefined
  return lines.filter((line) => {
    const keys = keysIn(line)
    if (keys.length > 1) return keys.includes(language)
    current = keys[0] ?? current
    return current === language
  })
}

/** Constants with the texts of one language. */
const constants: ReadonlyMap<string, string> = new Map([
  ['en', 'en'],
  ['english', 'en'],
  ['traditional', 'zh'],
  ['simplified', 'cn'],
])

function keysIn(line: string): (string | undefined)[] {
  const constant = constants.get(/^const (\w+)/.exec(line)?.[1] ?? '')
  if (constant) return [constant]
  return [...line.matchAll(/(?:^|[\s{,])(en|zh|cn): /g)].map(([, key]) => key)
}

/** A line may hold all three languages. */
function partsOfLine(language: Chinese | 'en', line: string): string[] {
  const parts = [...line.matchAll(/\b(en|zh|cn): (['"`])(.*?)(?<!\\)\2/g)]
  if (parts.length < 2) return [line]
  return parts.filter(([, key]) => key === language).map(([, , , text = '']) => text)
}
