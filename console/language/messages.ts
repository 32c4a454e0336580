import { useLanguage, type Language } from './language.ts'

/** The texts of an area in both languages. */
export type Messages<Texts> = Readonly<Record<Language, Texts>>

/** One text in English and Chinese. */
type Pair = readonly [en: unknown, zh: unknown]
interface Pairs {
  readonly [name: string]: Pair | Pairs
}

type TextOf<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Text extends readonly string[]
      ? readonly string[]
      : Text

/** English has the type; Chinese must have the same. */
type TextsOf<Given> = Given extends readonly [infer En, infer Zh]
  ? TextOf<Zh> extends TextOf<En>
    ? TextOf<En>
    : never
  : { readonly [Name in keyof Given]: TextsOf<Given[Name]> }

/** The texts of an area: `{ save: ['Save', '儲存'] }`. A missing language does not compile. */
export function defineMessages<const Given extends Pair | Pairs>(
  texts: Given,
): Messages<TextsOf<Given>> {
  // The type follows from the pairs as the function below does.
  return { en: sideOf(texts, 0), zh: sideOf(texts, 1) } as Messages<TextsOf<Given>>
}

/** The same of texts that are put together from others, language by language. */
export function bothLanguages<Texts>(texts: { en: Texts; zh: NoInfer<Texts> }): Messages<Texts> {
  return texts
}

export function useMessages<Texts>(messages: Messages<Texts>): Texts {
  return messages[useLanguage()]
}

function sideOf(texts: Pair | Pairs, side: 0 | 1): unknown {
  if (isPair(texts)) return texts[side]
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sideOf(text, side)]))
}

function isPair(texts: Pair | Pairs): texts is Pair {
  return Array.isArray(texts)
}
