import { code } from './sources.ts'

export type Chinese = 'zh' | 'cn'

/** Sources with texts for people: what shoppers read, and what staff read about the same things. */
export const textSources = code(
  /^(storefront\/messages\/(zh|cn)\/|console\/|contract\/|demo\/|domain\/|server\/).*(?<!\.test)\.tsx?$/,
)

/** The parts of a source that are in this language: by its file, or by the key before the text. */
export function partsIn(language: Chinese, file: string, text: string): string[] {
  return linesIn(language, file, text).flatMap((line) => partsOfLine(language, line))
}

/** The lines of a source that only English has. */
export function englishLinesIn(file: string, text: string): string[] {
  return linesIn('en', file, text)
}

function linesIn(language: Chinese | 'en', file: string, text: string): string[] {
  const own = /\/(en|zh|cn)\//.exec(file)?.[1]
  if (own !== undefined) return own === language ? text.split('\n') : []
  let current: string | undefined
  return text.split('\n').filter((line) => {
    const key = /(?:^|[\s{,])(en|zh|cn): /.exec(line)?.[1]
    if (key !== undefined) current = key
    return current === language
  })
}

/** A line may hold all three languages. */
function partsOfLine(language: Chinese, line: string): string[] {
  const parts = [...line.matchAll(/\b(en|zh|cn): (['"`])(.*?)(?<!\\)\2/g)]
  if (parts.length < 2) return [line]
  return parts.filter(([, key]) => key === language).map(([, , , text = '']) => text)
}
