/** The shop's style sheet, read into rules that know what a document must contain for them. */
export type Rule = StyleRule | GroupRule | NamedRule | OtherRule

interface StyleRule {
  kind: 'style'
  selectors: readonly Selector[]
  body: string
}

interface Selector {
  text: string
  needs: readonly Need[]
}

/**
 * What a document must contain for a match: `.class`, `<tag`, `[attribute`, `[type=radio`,
 * `[aria-pressed=true`, `[lang|=en`, `:lang(en)`; or, as a list, all that one of its entries lists.
 */
export type Need = string | readonly (readonly Need[])[]

interface GroupRule {
  kind: 'group'
  prelude: string
  rules: readonly Rule[]
}

/** `@keyframes`, `@property` and `@font-face`: included if something names them. */
interface NamedRule {
  kind: 'named'
  name: string
  text: string
}

interface OtherRule {
  kind: 'other'
  text: string
}

export function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  const text = withoutLater(withoutRepeats(css.replaceAll(/\/\*.*?\*\//gs, '')))
  let at = 0
  while (at < text.length) {
    const end = endOfRule(text, at)
    const rule = text.slice(at, end).trim()
    if (rule !== '') rules.push(parseRule(rule))
    at = end
  }
  return rules
}

/** Vendor prefixing leaves repeated declarations. */
function withoutRepeats(css: string): string {
  return css.replaceAll(/([{;])([\w-]+:[^;{}]*;)\2+/g, '$1$2')
}

/**
 * Nothing changes or is pointed at before the full sheet has loaded; old browsers wait for it, and so
 * do typographic settings that only repeat the default.
 */
function withoutLater(css: string): string {
  return laterDeclarations.reduce(
    (text, one) => text.replaceAll(new RegExp(`(?<=[{;])${one}(?:;|(?=}))`, 'g'), ''),
    css,
  )
}

const laterDeclarations = [
  '(?:transition|cursor|tab-size|-webkit-(?!text-size)[\\w-]+|-moz-[\\w-]+):[^;{}]*',
  '[\\w-]+:-moz-[\\w-]+',
  'font-(?:feature|variation)-settings:(?:normal|inherit)',
]

function parseRule(text: string): Rule {
  const open = text.indexOf('{')
  if (open === -1) return { kind: 'other', text }
  const prelude = text.slice(0, open).trim()
  const body = text.slice(open + 1, -1)
  if (!prelude.startsWith('@')) return { kind: 'style', selectors: parseSelectors(prelude), body }
  const [, keyword = '', rest = ''] = /^@([\w-]+)\s*(.*)$/s.exec(prelude) ?? []
  if (keyword === 'keyframes' || keyword === 'property') return { kind: 'named', name: rest, text }
  // Tailwind's own variables, for browsers without `@property`.
  if (prelude === '@layer properties') return { kind: 'named', name: '--tw-', text }
  if (prelude === '@media print' || laterConditions.test(prelude))
    return { kind: 'other', text: '' }
  // The transitions it starts wait for the full sheet, too.
  if (keyword === 'starting-style') return { kind: 'other', text: '' }
  // Pictures come before typefaces that have to be fetched.
  if (keyword === 'font-face' && body.includes('url(')) return { kind: 'other', text: '' }
  if (keyword === 'font-face') return { kind: 'named', name: familyIn(body), text }
  if (keyword === 'page') return { kind: 'other', text }
  return { kind: 'group', prelude, rules: parseRules(body) }
}

function familyIn(body: string): string {
  const [, family = ''] = /font-family:\s*["']?([^;"']+)/.exec(body) ?? []
  return family
}

function endOfRule(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '"' || char === "'") at = text.indexOf(char, at + 1)
    else if (char === '{') depth += 1
    else if (char === '}' && --depth === 0) return at + 1
    else if (char === ';' && depth === 0) return at + 1
  }
  return text.length
}

/**
 * States that need interaction: unlikely before the full sheet has loaded, and until then the
 * browser's default outline marks the focus.
 */
const later =
  /:(?:hover|active|focus|focus-visible|focus-within|indeterminate|-moz-[\w-]+)(?![\w-])|::(?:selection|backdrop|view-transition|file-selector|-webkit-(?!details-marker))/
/** User preferences, fixes for old browsers, and no scripts: then the page waits for the full sheet. */
const laterConditions =
  /prefers-reduced-motion: ?reduce|forced-colors|-apple-pay-button|scripting: ?none/

function parseSelectors(prelude: string): Selector[] {
  return splitList(prelude).flatMap((text) => {
    const needs = needsOf(maskEscapes(text))
    return needs ? [{ text, needs }] : []
  })
}

/** Null if nothing can match before the full sheet has loaded. */
function needsOf(text: string): readonly Need[] | null {
  const { plain, choices } = withoutFunctions(text)
  if (later.test(plain) || choices.some((choice) => choice.length === 0)) return null
  const certain = plain.replaceAll(/\[[^\]]*\]/g, '')
  const classes = certain.matchAll(/\.([\w\-\u0080-\uffff]+)/g)
  const tags = certain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)
  // Without scripts, neither a field's type nor the language nor a state changes.
  const attributes = plain.matchAll(/\[((?:type=|lang\|=)[\w-]+|[\w-]+=true|[\w-]+)/g)
  return [
    ...(/^:lang\(\w+\)/.exec(text) ?? []),
    ...choices,
    ...[...classes].map(([, name = '']) => `.${unmask(name)}`),
    ...[...tags].map(([, name = '']) => `<${name.toLowerCase()}`),
    ...[...attributes].map(([, name = '']) => `[${name.toLowerCase()}`),
    ...(certain.includes(':disabled') ? ['[disabled'] : []),
  ]
}

/**
 * Takes out `:is(…)`, `:has(…)`, `:not(…)` and so on; the first two need one of their selectors, and
 * what others say may hold or not: better one rule too many.
 */
function withoutFunctions(text: string): { plain: string; choices: Need[][][] } {
  const choices: Need[][][] = []
  let plain = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('(', at)
    if (open === -1) break
    const end = endOfBrackets(text, open)
    plain += text.slice(at, open)
    if (/:(?:is|where|has)$/.test(plain)) choices.push(choicesOf(text.slice(open + 1, end - 1)))
    at = end
  }
  return { plain: plain + text.slice(at), choices }
}

function choicesOf(list: string): Need[][] {
  return splitList(list).flatMap((one) => {
    const needs = needsOf(one)
    return needs ? [[...needs]] : []
  })
}

function endOfBrackets(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}

function splitList(prelude: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= prelude.length; at += 1) {
    const char = prelude[at]
    if (char === '\\') at += 1
    else if (char === '(' || char === '[') depth += 1
    else if (char === ')' || char === ']') depth -= 1
    else if (char === undefined || (char === ',' && depth === 0)) {
      parts.push(prelude.slice(from, at).trim())
      from = at + 1
    }
  }
  return parts
}

const privateUse = 0xe000

/** Replaces escapes (`md\:flex`, `\32 xl`) by single letters, so that they do not read as syntax. */
function maskEscapes(text: string): string {
  const mask = (code: number) => String.fromCharCode(privateUse + code)
  return text
    .replaceAll(/\\([0-9a-f]{1,4})\s?/gi, (_, hex: string) => mask(Number.parseInt(hex, 16)))
    .replaceAll(/\\(.)/gs, (_, char: string) => mask(char.charCodeAt(0)))
}

function unmask(name: string): string {
  return name.replaceAll(/[\ue000-\uf8ff]/g, (char) =>
    String.fromCharCode(char.charCodeAt(0) - privateUse),
  )
}
