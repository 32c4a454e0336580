import * as opencc from 'opencc-js'
import type { LocalizedText } from '#domain/locale.ts'

const toMainland = opencc.Converter({ from: 'hk', to: 'cn' })
const toTraditional = opencc.Converter({ from: 'cn', to: 't' })

/** Characters OpenCC would convert although they are standard in Hong Kong. */
const writtenInBoth = new Set('厘游唇吃台床霉')

/** Script mistakes in a text in three languages; empty if there are none. */
export function scriptProblems(name: string, text: LocalizedText): string[] {
  const problems: string[] = []
  for (const locale of ['en', 'zh', 'cn'] as const) {
    if (text[locale].trim() === '') problems.push(`${name}: no ${locale}`)
  }
  const simplified = Array.from(text.zh).filter(
    (c) => !writtenInBoth.has(c) && toTraditional(c) !== c,
  )
  if (simplified.length > 0) problems.push(`${name}: simplified in zh: ${simplified.join('')}`)
  const converted = Array.from(toMainland(text.cn))
  const traditional = Array.from(text.cn).filter((c, index) => c !== converted[index])
  if (traditional.length > 0) problems.push(`${name}: traditional in cn: ${traditional.join('')}`)
  if (/\p{Script=Han}/u.test(text.en)) problems.push(`${name}: Chinese in en`)
  return problems
}
