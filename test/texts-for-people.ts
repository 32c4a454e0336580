import { code } from './sources.ts'

export type Chinese = 'zh' | 'cn'

/** Sources with texts for people: what shoppers read, and what staff read about the same things. */
export const textSources = code(
  /^(storefront\/messages\/(en|zh|cn)\/|console\/|contract\/|demo\/|domain\/|server\/).*(?<!\.test)\.tsx?$/,
)

/** The parts of a source that are in this language: by its file, or by the key before the text. */
export function partsIn(language: Chinese | 'en', file: string, text: string): string[] {
  return linesIn(language, file, text).flatMap((line) => partsOfLine(language, line))
}

/** The lines of a source that only English has. */
export function englishLinesIn(file: string, text: string): string[] {
  return linesIn('en', file, text)
}

/** A line with several languages is a line of each of them, and says nothing about the next. */
function linesIn(language: Chinese | 'en', file: string, text: string): string[] {
  const own = /\/(en|zh|cn)\//.exec(file)?.[1]
  if (own !== undefined) return own === language ? text.split('\n') : []
  let current: string | undefined
  return text.split('\n').filter((line) => {
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
