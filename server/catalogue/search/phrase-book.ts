import { emptyWords, synonyms } from './synonyms.ts'
import { tokenise, type Token } from './tokens.ts'

interface Phrase {
  kind: 'synonym' | 'empty' | 'name'
  /** Number of tokens it spans. */
  length: number
  /** The term shared by all its synonyms. */
  concept: string | null
}

/** A node of the phrase trie. */
interface Step {
  phrase?: Phrase
  /** By the next token, following directly or after a gap. */
  joined: Map<string, Step>
  apart: Map<string, Step>
}

/**
 * Recognises phrases in a sequence of tokens: synonyms, stop words, and names in the catalogue
 * (categories, colours), which split Chinese text into words.
 */
export class PhraseBook {
  readonly #phrases = new Map<string, Phrase>()
  readonly #steps = new Map<string, Step>()

  constructor(names: Iterable<string>) {
    for (const [at, group] of synonyms.entries()) {
      for (const word of group) this.#add(tokenise(word), 'synonym', `#${at}`)
    }
    for (const word of emptyWords) this.#add(tokenise(word), 'empty', null)
    for (const name of names) this.#addName(tokenise(name))
  }

  /** The longest phrase that begins at a token. */
  at(tokens: readonly Token[], from: number): Phrase | undefined {
    let step = this.#steps.get(tokens[from]?.text ?? '')
    let found = step?.phrase
    for (let at = from + 1; step && at < tokens.length; at += 1) {
      const token = tokens[at]
      step = token && stepsAfter(step, token).get(token.text)
      found = step?.phrase ?? found
    }
    return found
  }

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

  /** Adds the Chinese parts of a name that other phrases do not cover; Latin is split by spaces. */
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
    const phrase = { kind, length: tokens.length, concept }
    let steps = this.#steps
    let step: Step | undefined
    let key = ''
    for (const token of tokens) {
      if (step) steps = stepsAfter(step, token)
      if (step && isApart(token)) key += ' '
      key += token.text
      step = steps.get(token.text) ?? { joined: new Map(), apart: new Map() }
      steps.set(token.text, step)
    }
    if (!step) return
    step.phrase = phrase
    this.#phrases.set(key, phrase)
  }
}

function stepsAfter(step: Step, token: Token): Map<string, Step> {
  return isApart(token) ? step.apart : step.joined
}

/** Latin words are always separated by a space; in Chinese every gap counts. */
function isApart({ isHan, isJoined }: Token): boolean {
  return !(isHan && isJoined)
}
