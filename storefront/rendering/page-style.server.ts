import { memoized } from './memoized.server.ts'

/**
 * Picks from the shop's style sheet the rules a document needs for its first paint. The full sheet
 * follows once the document is loaded, for closed dialogs, printing and React.
 */
export function createPageStyle(css: string): (html: string) => string {
  const rules = parseRules(css)
  const names = rules.flatMap(namesDefined)
  const asked = new Set(rules.flatMap(needsOf))
  const isAsked = (thing: string) => asked.has(thing) || thing.startsWith('--')
  const namesIn = memoized((body) => names.filter((name) => body.includes(name)))
  const styleOf = memoized((sortedThings) => {
    const things = new Set(sortedThings.split('\n'))
    const page: Page = { things, namesIn, named: new Set() }
    const used = rules.map((rule) => usedPart(rule, page)).join('')
    const whole = used + rules.map((rule) => namedPart(rule, page.named)).join('')
    return withoutUnusedVariables(whole, [...things])
  })
  // Cached by the set of names: pages of one kind use the same ones.
  return (html) => styleOf([...thingsIn(html)].filter(isAsked).toSorted().join('\n'))
}

/** A page uses few of the design's variables; variables may refer to others. */
function withoutUnusedVariables(css: string, things: readonly string[]): string {
  const used = new Set(things)
  for (const name of css.match(/(?<=var\()--[\w-]+/g) ?? []) used.add(name)
  const next = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (text, name: string) =>
    used.has(name) ? text : '',
  )
  return next === css ? withoutEmptyRules(css) : withoutUnusedVariables(next, things)
}

/** Removes rules left empty, repeatedly: removing one may empty the rule around it. */
function withoutEmptyRules(css: string): string {
  const next = css.replaceAll(/(?<=^|[{};])[^{};]+\{\}/g, '')
  return next === css ? css : withoutEmptyRules(next)
}

type Rule = StyleRule | GroupRule | NamedRule | OtherRule
interface StyleRule {
  kind: 'style'
  selectors: readonly Selector[]
  body: string
}
interface Selector {
  text: string
  /** What a document must contain for a match: `.class`, `<tag`, `[attribute`, `:lang(…)`. */
  needs: readonly string[]
}
interface GroupRule {
  kind: 'group'
  prelude: string
  rules: readonly Rule[]
}
/** `@keyframes` and `@property`: included if something names them. */
interface NamedRule {
  kind: 'named'
  name: string
  text: string
}
interface OtherRule {
  kind: 'other'
  text: string
}

interface Page {
  /** Classes, tags and attributes, marked as in `Selector.needs`. */
  things: ReadonlySet<string>
  namesIn: (body: string) => readonly string[]
  /** Animations and properties named by the rules so far. */
  named: Set<string>
}

function usedPart(rule: Rule, page: Page): string {
  if (rule.kind === 'other') return rule.text
  if (rule.kind === 'named') return ''
  if (rule.kind === 'group') {
    const used = rule.rules.map((inner) => usedPart(inner, page)).join('')
    // An empty layer keeps its place, so that the full sheet does not change the order of layers.
    if (used === '') return rule.prelude.startsWith('@layer ') ? `${rule.prelude};` : ''
    return `${rule.prelude}{${used}}`
  }
  const selectors = rule.selectors.filter(({ needs }) =>
    needs.every((need) => page.things.has(need)),
  )
  if (selectors.length === 0) return ''
  for (const name of page.namesIn(rule.body)) page.named.add(name)
  return `${selectors.map(({ text }) => text).join()}{${rule.body}}`
}

function namesDefined(rule: Rule): string[] {
  if (rule.kind === 'group') return rule.rules.flatMap(namesDefined)
  return rule.kind === 'named' ? [rule.name] : []
}

function needsOf(rule: Rule): string[] {
  if (rule.kind === 'group') return rule.rules.flatMap(needsOf)
  return rule.kind === 'style' ? rule.selectors.flatMap(({ needs }) => needs) : []
}

function namedPart(rule: Rule, named: ReadonlySet<string>): string {
  if (rule.kind === 'group') return rule.rules.map((inner) => namedPart(inner, named)).join('')
  return rule.kind === 'named' && named.has(rule.name) ? rule.text : ''
}

function parseRules(css: string): Rule[] {
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

/** Nothing changes or is pointed at before the full sheet has loaded; old browsers wait for it. */
function withoutLater(css: string): string {
  return css.replaceAll(
    /(?<=[{;])(?:transition|cursor|tab-size|-webkit-(?!text-size)[\w-]+|-moz-[\w-]+):[^;{}]*(?:;|(?=}))/g,
    '',
  )
}

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
  if (keyword === 'font-face' || keyword === 'page') return { kind: 'other', text }
  return { kind: 'group', prelude, rules: parseRules(body) }
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
  /:(?:hover|active|focus|focus-visible|focus-within|-moz-[\w-]+)(?![\w-])|::(?:selection|backdrop|view-transition|file-selector|-webkit-(?!details-marker))/
/** User preferences and fixes for old browsers. */
const laterConditions = /prefers-reduced-motion: ?reduce|forced-colors|-apple-pay-button/

function parseSelectors(prelude: string): Selector[] {
  return splitList(prelude).flatMap((text) => {
    // Conditions in brackets (`:not(.x)`, `[data-y]`) may match or not: better one rule too many.
    const compound = without(/\([^()]*\)/g, maskEscapes(text))
    if (later.test(compound)) return []
    const certain = without(/\[[^[\]]*\]/g, compound)
    const classes = certain.matchAll(/\.([\w\-\u0080-\uffff]+)/g)
    const tags = certain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)
    const attributes = compound.matchAll(/\[([\w-]+)/g)
    const needs = [
      ...(/^:lang\(\w+\)|^\[lang\|=[\w-]+\]/.exec(text) ?? []),
      ...classes.map(([, name = '']) => `.${unmask(name)}`),
      ...tags.map(([, name = '']) => `<${name.toLowerCase()}`),
      ...attributes.map(([, name = '']) => `[${name.toLowerCase()}`),
    ]
    return [{ text, needs }]
  })
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

/** Removes inner brackets first, until none are left. */
function without(brackets: RegExp, text: string): string {
  const next = text.replaceAll(brackets, '')
  return next === text ? text : without(brackets, next)
}

/** Set by the browser or the inline script before the full sheet is there. */
const laterAttributes = ['open', 'dir', 'aria-busy', 'data-customer', 'data-many', 'data-waiting']

/** Inside closed dialogs, and in the shop's footer, which is below the first screen. */
const unseen = [
  /(<dialog\b(?![^>]*\sopen\b)[^>]*>).*?<\/dialog>/gs,
  /(<footer class="site-footer">).*?<\/footer>/gs,
]

/** The classes, tags and attributes of the visible document. */
function thingsIn(html: string): Set<string> {
  const shown = unseen.reduce((text, part) => text.replaceAll(part, '$1'), html)
  const things = new Set(laterAttributes.map((name) => `[${name}`))
  const [, language = ''] = /<html[^>]*? lang="([\w-]+)/.exec(html) ?? []
  const parts = language.split('-')
  things.add(`:lang(${parts[0]})`)
  // Elements in another language, such as the links to it, get their typeface with the full sheet.
  for (const at of parts.keys()) things.add(`[lang|=${parts.slice(0, at + 1).join('-')}]`)
  for (const variable of html.match(/(?<=var\()--[\w-]+/g) ?? []) things.add(variable)
  // Without attribute values only a few distinct tags remain, the same on every page.
  const bare = shown.replaceAll(/(?<! class)="[^"]*"/g, '')
  // React escapes `>` within tags.
  for (const tag of new Set(bare.match(/<[a-z][^>]*>/gi))) {
    for (const thing of thingsOf(tag)) things.add(thing)
  }
  return things
}

const thingsOf = memoized((tag) => {
  const [, name = '', attributes = ''] = /^<([\w-]+)(.*)>$/s.exec(tag) ?? []
  const things = [`<${name.toLowerCase()}`]
  for (const [, key = '', value = ''] of attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
    things.push(`[${key.toLowerCase()}`)
    if (key !== 'class') continue
    for (const one of plainText(value).split(/\s+/)) things.push(`.${one}`)
  }
  return things
})

function plainText(attribute: string): string {
  if (!attribute.includes('&')) return attribute
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return attribute
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
}
