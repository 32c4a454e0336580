import { memoized } from '../start/memoized.server.ts'
import { parseRules, type Need, type Rule } from './style-rules.server.ts'

/**
 * Picks from the shop's style sheet the rules a document needs for its first paint. The full sheet
 * follows once the document is loaded, for typefaces, closed dialogs, printing and React.
 */
export function createPageStyle(css: string): (html: string) => string {
  const rules = parseRules(css)
  const names = rules.flatMap(namesDefined)
  const asked = new Set(rules.flatMap(needsOf).flatMap(thingsNeeded))
  const isAsked = (thing: string) => asked.has(thing) || thing.startsWith('--')
  const namesIn = memoized((body) => names.filter((name) => isNamedIn(body, name)))
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

/** Whole words only: `appearance` does not name the animation `appear`. */
function isNamedIn(body: string, name: string): boolean {
  const end = name.endsWith('-') ? '' : '(?![\\w-])'
  return new RegExp(`(?<![\\w-])${name}${end}`).test(body)
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

interface Page {
  /** Classes, tags and attributes, marked as in `Need`. */
  things: ReadonlySet<string>
  namesIn: (body: string) => readonly string[]
  /** Animations, properties and typefaces named by the rules so far. */
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
  const selectors = rule.selectors.filter(({ needs }) => areMet(needs, page.things))
  if (selectors.length === 0) return ''
  for (const name of page.namesIn(rule.body)) page.named.add(name)
  return `${selectors.map(({ text }) => text).join()}{${rule.body}}`
}

function namesDefined(rule: Rule): string[] {
  if (rule.kind === 'group') return rule.rules.flatMap(namesDefined)
  return rule.kind === 'named' ? [rule.name] : []
}

function areMet(needs: readonly Need[], things: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string' ? things.has(need) : need.some((choice) => areMet(choice, things)),
  )
}

function thingsNeeded(need: Need): string[] {
  return typeof need === 'string' ? [need] : need.flat().flatMap(thingsNeeded)
}

function needsOf(rule: Rule): Need[] {
  if (rule.kind === 'group') return rule.rules.flatMap(needsOf)
  return rule.kind === 'style' ? rule.selectors.flatMap(({ needs }) => needs) : []
}

function namedPart(rule: Rule, named: ReadonlySet<string>): string {
  if (rule.kind === 'group') return rule.rules.map((inner) => namedPart(inner, named)).join('')
  return rule.kind === 'named' && named.has(rule.name) ? rule.text : ''
}

/**
 * Set by the browser or the inline script before the full sheet is there. The bar of `data-waiting`
 * comes with the sheet: until then the pressed control shows that it waits.
 */
const laterAttributes = ['open', 'dir', 'aria-busy=true', 'data-customer', 'data-many']

/** Closed dialogs, what only scripts open, and the shop's footer, which is below the first screen. */
const unseen: readonly (readonly [part: RegExp, left: string])[] = [
  [/(<dialog\b(?![^>]*\sopen\b)[^>]*>).*?<\/dialog>/gs, '$1'],
  [/(<footer class="site-footer">).*?<\/footer>/gs, '$1'],
  [/(<\w+) popover="manual"[^>]*/g, '$1'],
]

/** The classes, tags and attributes of the visible document. */
function thingsIn(html: string): Set<string> {
  const shown = unseen.reduce((text, [part, left]) => text.replaceAll(part, left), html)
  const things = new Set(laterAttributes.map((name) => `[${name}`))
  const [, language = ''] = /<html[^>]*? lang="([\w-]+)/.exec(html) ?? []
  const parts = language.toLowerCase().split('-')
  things.add(`:lang(${parts[0]})`)
  // Elements in another language, such as the links to it, get their typeface with the full sheet.
  for (const at of parts.keys()) things.add(`[lang|=${parts.slice(0, at + 1).join('-')}`)
  for (const variable of html.match(/(?<=var\()--[\w-]+/g) ?? []) things.add(variable)
  // Without most attribute values only a few distinct tags remain, the same on every page.
  const bare = shown.replaceAll(/(?<! class| type)="(?!true")[^"]*"/g, '')
  // React escapes `>` within tags.
  for (const tag of new Set(bare.match(/<[a-z][^>]*>/gi))) {
    for (const thing of thingsOf(tag)) things.add(thing)
  }
  return things
}

const thingsOf = memoized((tag) => {
  const [, name = '', attributes = ''] = /^<([\w-]+)(.*)>$/s.exec(tag) ?? []
  const things = [`<${name.toLowerCase()}`]
  // Whatever else it has shows only later.
  if (/ hidden(?=[\s/]|$)/.test(attributes.replaceAll(/"[^"]*"/g, '')))
    return [...things, '[hidden']
  for (const [, key = '', value = ''] of attributes.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)) {
    things.push(`[${key.toLowerCase()}`)
    if (key === 'type' || value === 'true') things.push(`[${key.toLowerCase()}=${value}`)
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
