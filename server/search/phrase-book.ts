import { emptyWords, synonyms } from './synonyms.ts'
import { tokenise, type Token } from './tokens.ts'

export interface Phrase {
  kind: 'synonym' | 'empty' | 'name'
  /** Tokens it spans. */
  length: number
  /** The term that all synonyms of it share. */
  concept: string | null
}

/**
 * Knows phrases in a row of tokens: synonyms, words that say nothing, and names of the catalogue
 * (categories, colours), by which Chinese without spaces falls into words.
 */
export class PhraseBook {
  readonly #phrases = new Map<string, Phrase>()
  /** Tokens of the longest phrase that begins with a token. */
  readonly #longest = new Map<string, number>()

  constructor(names: Iterable<string>) {
    for (const [at, group] of synonyms.entries()) {
      for (const word of group) this.#add(tokenise(word), 'synonym', `#${at}`)
    }
    for (const word of emptyWords) this.#add(tokenise(word), 'empty', null)
    for (const name of names) this.#addName(tokenise(name))
  }

  /** The longest phrase that begins at a token. */
  at(tokens: readonly Token[], from: number): Phrase | undefined {
    const longest = this.#longest.get(tokens[from]?.text ?? '')
    if (longest === undefined) return undefined
    let found: Phrase | undefined
    let key = ''
    const end = Math.min(tokens.length, from + longest)
    for (let at = from; at < end; at += 1) {
      key += keyPart(tokens, at, from)
      found = this.#phrases.get(key) ?? found
    }
    return found
  }

  /** Single words that have synonyms. */
  words(): string[] {
    return [...this.#phrases].flatMap(([word, { kind, length }]) =>
      kind === 'synonym' && length === 1 ? [word] : [],
    )
  }

  conceptOf(word: string): string | null {
    return this.#phrases.get(word)?.concept ?? null
  }

  /** Concepts named in a text; a longer phrase hides the shorter ones inside it. */
  conceptsIn(tokens: readonly Token[]): string[] {
    const concepts: string[] = []
    for (let at = 0; at < tokens.length;) {
      const phrase = this.at(tokens, at)
      if (phrase?.concept) concepts.push(phrase.concept)
      at += phrase?.length ?? 1
    }
    return concepts
  }

  /** Only what the other phrases leave of a name, and only its Chinese: Latin has spaces. */
  #addName(tokens: readonly Token[]): void {
    let rest: Token[] = []
    for (let at = 0; at <= tokens.length;) {
      const token = tokens[at]
      const phrase = token && this.at(tokens, at)
      if (token?.isHan && !phrase) {
        rest.push(token)
        at += 1
        continue
      }
      if (rest.length > 1) this.#add(rest, 'name', null)
      rest = []
      at += phrase?.length ?? 1
    }
  }

  #add(tokens: readonly Token[], kind: Phrase['kind'], concept: string | null): void {
    const key = tokens.map((_, at) => keyPart(tokens, at, 0)).join('')
    this.#phrases.set(key, { kind, length: tokens.length, concept })
    const first = tokens[0]?.text ?? ''
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, tokens.length))
  }
}

/** Latin words are parted by a space whatever stood between them; Chinese counts every gap. */
function keyPart(tokens: readonly Token[], at: number, from: number): string {
  const token = tokens[at]
  if (!token) return ''
  const isApart = at > from && !(token.isHan && token.isJoined)
  return isApart ? ` ${token.text}` : token.text
}
