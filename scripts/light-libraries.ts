import { parseAst, type Plugin } from 'vite'

/**
 * Removes unused features of React and the router from the browser build. `unused` lists the
 * functions that only these features call; the build empties them. To use a feature, remove its
 * line. The build fails if a name is gone after an upgrade.
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
    feature: 'component stacks of errors',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: ['getStackByFiberInDevAndProd'],
  },
  {
    feature: '<SuspenseList> and <Activity>',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: [
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'findLastContentRow',
      'findFirstSuspended',
      'cutOffTailIfNeeded',
      'updateActivityComponent',
    ],
  },
  {
    feature: 'style sheets, scripts and preloads as resources of React',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: [
      'acquireResource',
      'suspendResource',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
    ],
  },
  {
    feature: 'functions as form actions',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: ['extractEvents$1', 'startHostTransition', 'coerceFormActionProp'],
  },
  {
    feature: 'useActionState',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: [
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
    ],
  },
  {
    feature: 'custom elements',
    file: /react-dom\/cjs\/react-dom-client\.production\.js/,
    functions: ['setPropOnCustomElement'],
  },
  {
    feature: '<Form> and <NavLink>',
    file: /react-router\/.*\/dom\/lib\.js/,
    functions: ['Form', 'NavLink'],
  },
  {
    feature: 'actions and fetchers',
    file: /react-router\/.*\/ssr\/single-fetch\.js/,
    functions: ['singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
  {
    feature: 'route discovery',
    file: /react-router\/.*\/router\/router\.js/,
    functions: ['discoverRoutes', 'patchRoutesImpl'],
  },
  {
    feature: 'actions, fetchers and blockers',
    file: /react-router\/.*\/router\/router\.js/,
    functions: ['handleAction', 'fetch', 'shouldBlockNavigation', 'updateBlocker', 'getBlocker'],
  },
  {
    feature: 'default error pages',
    file: /react-router\/.*\/ssr\/errorBoundaries\.js/,
    functions: ['RemixRootDefaultErrorBoundary'],
  },
  {
    feature: 'default error pages',
    file: /react-router\/.*\/lib\/hooks\.js/,
    functions: ['DefaultErrorComponent'],
  },
]

/** Unused modules of the router: route discovery and instrumentation. */
const unusedModules =
  /react-router\/.*\/(ssr\/fog-of-war|ssr\/fallback|router\/instrumentation)\.js$/

/**
 * Saves 17 kB of the 92 that React and the router take on every page; docs/performance/where-the-time-goes.md says how
 * much each feature.
 */
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

function hollow(code: string): string {
  const names = /export \{([^}]+)\};?\s*$/.exec(code)?.[1]?.split(',') ?? []
  if (names.length === 0) throw new Error('A module of the router exports nothing')
  return names.map((name) => `export function ${name.trim()}() {}`).join('\n')
}

/**
 * Empties functions and methods of these names, so that tree shaking drops what only they called.
 */
function emptied(code: string, names: readonly string[]): string {
  const bodies: Span[] = []
  const found = new Set<string>()
  visit(parseAst(code), (node) => {
    const match = functionIn(node)
    if (!match || !names.includes(match.name)) return
    bodies.push(match.body)
    found.add(match.name)
  })
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`No longer in React or the router: ${missing.join(', ')}`)
  return replaced(code, bodies, '{}')
}

/**
 * `function name() {}`, `const name = forwardRef(() => {})`, or
 * `name.prototype.method = function () {}`.
 */
function functionIn({
  type,
  id,
  init,
  body,
  left,
  right,
}: SyntaxNode): { name: string; body: Span } | null {
  if (type === 'FunctionDeclaration')
    return isNamed(id) && isNode(body) ? { name: id.name, body } : null
  if (type === 'VariableDeclarator') {
    const [component]: unknown[] =
      isNode(init) && Array.isArray(init['arguments']) ? init['arguments'] : []
    if (!isNamed(id) || !isNode(component) || !isNode(component['body'])) return null
    return { name: id.name, body: component['body'] }
  }
  if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right)) return null
  const prototype = left['object']
  if (!isNode(prototype) || !isNamed(prototype['property'])) return null
  const owner = prototype['object']
  if (prototype['property'].name !== 'prototype' || !isNamed(owner)) return null
  return isNode(right['body']) ? { name: owner.name, body: right['body'] } : null
}

/**
 * Removes messages of `invariant(…)`, `warning(…)`, `new Error(…)` and the console, which are not
 * shown in production.
 */
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

function adviceIn({ type, callee, arguments: args }: SyntaxNode): Span[] {
  if (!isNode(callee) || !Array.isArray(args)) return []
  const isError = type === 'NewExpression' && callee['name'] === 'Error'
  const isConsole = isNode(callee['object']) && callee['object']['name'] === 'console'
  const isAdviser = advisers.some((name) => name === callee['name'])
  const message: unknown = isError || isConsole ? args[0] : isAdviser ? args[1] : null
  return isNode(message) && texts.includes(message.type) ? [message] : []
}

/** From last to first, so that earlier positions stay valid. */
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
