import { parseAst, type Plugin } from 'vite'

/**
 * The browser's build without what React and the router bring along for shops unlike this one.
 * `unused` names features by the functions that only they call: they do nothing in a build. Who
 * starts to use one takes its line away. The build fails when a name is gone after an upgrade.
 */
const unused: readonly { feature: string; file: RegExp; functions: readonly string[] }[] = [
  {
    feature: '<ViewTransition>',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: [
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'commitAfterMutationEffectsOnFiber',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'createViewTransitionInstance',
      'ViewTransitionPseudoElement',
    ],
  },
  {
    feature: '<Fragment ref>',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: [
      'FragmentInstance',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
  },
  {
    feature: 'asking the server about routes',
    file: /react-router\/.*\/router\/router\.js/,
    functions: ['discoverRoutes', 'patchRoutesImpl'],
  },
  {
    feature: 'pages without an error page of their own',
    file: /react-router\/.*\/ssr\/errorBoundaries\.js/,
    functions: ['RemixRootDefaultErrorBoundary'],
  },
  {
    feature: 'pages without an error page of their own',
    file: /react-router\/.*\/lib\/hooks\.js/,
    functions: ['DefaultErrorComponent'],
  },
  {
    feature: 'server components',
    file: /react-router\/.*\/ssr\/components\.js/,
    functions: ['RSCPrefetchPageLinksImpl'],
  },
]

/** Modules of the router of which nothing is used: asking the server about routes, instrumentation. */
const unusedModules =
  /react-router\/.*\/(ssr\/fog-of-war|ssr\/fallback|router\/instrumentation)\.js$/

/** Some 11 kB of the 93 that React and the router weigh on every page. */
export function lightLibraries(): Plugin {
  return {
    name: 'light-libraries',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/\/(react-dom|react-router)\//.test(id))
        return null
      if (unusedModules.test(id)) return hollow(code)
      const names = unused.flatMap(({ file, functions }) => (file.test(id) ? functions : []))
      const lean = names.length > 0 ? emptied(code, names) : code
      return id.includes('/react-router/dist/') ? withoutAdvice(lean) : lean
    },
  }
}

/** The same exports, doing nothing. */
function hollow(code: string): string {
  const names = /export \{([^}]+)\};?\s*$/.exec(code)?.[1]?.split(',') ?? []
  if (names.length === 0) throw new Error('A module of the router exports nothing')
  return names.map((name) => `export function ${name.trim()}() {}`).join('\n')
}

/** Functions and methods of these names, doing nothing: what only they called goes with them. */
function emptied(code: string, names: readonly string[]): string {
  const bodies: Span[] = []
  const found = new Set<string>()
  visit(parseAst(code), (node) => {
    const made = functionIn(node)
    if (!made || !names.includes(made.name)) return
    bodies.push(made.body)
    found.add(made.name)
  })
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`No longer in React or the router: ${missing.join(', ')}`)
  return replaced(code, bodies, '{}')
}

/** `function name() {}`, or `name.prototype.method = function () {}`. */
function functionIn({
  type,
  id,
  body,
  left,
  right,
}: SyntaxNode): { name: string; body: Span } | null {
  if (type === 'FunctionDeclaration')
    return isNamed(id) && isNode(body) ? { name: id.name, body } : null
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right)) return null
  const prototype = left['object']
  if (!isNode(prototype) || !isNamed(prototype['property'])) return null
  const owner = prototype['object']
  if (prototype['property'].name !== 'prototype' || !isNamed(owner)) return null
  return isNode(right['body']) ? { name: owner.name, body: right['body'] } : null
}

/** Messages of `invariant(…)`, `warning(…)`, `new Error(…)` and the console: nobody sees them in a shop. */
function withoutAdvice(code: string): string {
  const messages: Span[] = []
  visit(parseAst(code), (node) => messages.push(...adviceIn(node)))
  return replaced(code, messages, '""')
}

interface Span {
  type: string
  start: number
  end: number
}
type SyntaxNode = Span & Readonly<Record<string, unknown>>

const advisers = ['invariant', 'UNSAFE_invariant', 'warning', 'warnOnce']
const texts = ['Literal', 'TemplateLiteral', 'BinaryExpression']

function adviceIn({ type, callee, arguments: given }: SyntaxNode): Span[] {
  if (!isNode(callee) || !Array.isArray(given)) return []
  const isError = type === 'NewExpression' && callee['name'] === 'Error'
  const isConsole = isNode(callee['object']) && callee['object']['name'] === 'console'
  const isAdviser = advisers.some((name) => name === callee['name'])
  const message: unknown = isError || isConsole ? given[0] : isAdviser ? given[1] : null
  return isNode(message) && texts.includes(message.type) ? [message] : []
}

/** The last first, so that the places before it stay where they are. */
function replaced(code: string, spans: readonly Span[], by: string): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + by + text.slice(end), code)
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visit(item, see))
  else if (isNode(value)) {
    see(value)
    Object.values(value).forEach((part) => visit(part, see))
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isNamed(value: unknown): value is SyntaxNode & { name: string } {
  return isNode(value) && typeof value['name'] === 'string'
}
