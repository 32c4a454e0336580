import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withStart } from './start-on-intent.server.ts'
import type { StartPlan } from './start-plan.ts'

const plan: StartPlan = {
  scripts: ['/assets/entry.js', '/assets/manifest.js', '/assets/root.js', '/assets/react.js'],
  style: '/assets/root.css',
  locale: 'en',
  state: null,
}
const html =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="icon" href="/icon"/><title>x</title></head><body><p>Text</p></body></html>'
const parts = {
  plan,
  state: '["</script><b>"]\n',
  style: 'p{color:red}',
  themeScript: 'theme()',
  script: 'start()',
}
const made = withStart(html, parts)

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a document runs two scripts: for the theme in its head, for the rest at its end', () => {
  const scripts = [...made.html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  expect(scripts.map(([, attributes]) => attributes?.trim())).toEqual([
    '',
    'type="application/json" id="start-plan"',
    'type="application/json" id="start-state"',
    '',
  ])
  expect(scripts.at(0)?.[2]).toBe('theme()')
  const order = ['<meta charSet', '<style>', 'theme()', '<link rel="icon"', '</head>']
  const places = order.map((part) => made.html.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(scripts.at(-1)?.[2]).toBe('start()')
  expect(made.html).not.toContain('modulepreload')
})

test('the content security policy allows only what the document contains', () => {
  const directives = new Map(
    made.contentSecurityPolicy.split(';').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values] as const
    }),
  )
  expect(directives.get('script-src')).toEqual([
    "'self'",
    hash('start()'),
    hash('theme()'),
    hash(readFileSync('storefront/public/prefetch.speculationrules', 'utf8')),
  ])
  expect(directives.get('style-src')).toEqual(["'self'", hash('p{color:red}')])
  expect(directives.get('default-src')).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(directives.get(name)).toEqual(["'none'"])
  }
})

test('loader data cannot break out of its data block', () => {
  expect(made.html).not.toContain('["</script>')
  const text = /id="start-state">(.*?)<\/script>/s.exec(made.html)?.[1] ?? ''
  expect(JSON.parse(text)).toBe(parts.state)
})

test('a document without state has no block for it', () => {
  expect(withStart(html, { ...parts, state: null }).html).not.toContain('start-state')
})

test('replacement patterns in a page are treated as text', () => {
  const { html: odd } = withStart(html, { ...parts, style: '$& $1', state: "$' $`" })
  expect(odd).toContain('<style>$& $1</style>')
  expect(odd.match(/<\/body>/g)).toHaveLength(1)
})

test('pages that are personal or have side effects are never prefetched', () => {
  const rules = readFileSync('storefront/public/prefetch.speculationrules', 'utf8')
  const [rule] = JSON.parse(rules).prefetch
  const matches = (pattern: string, url: string) =>
    new URLPattern(pattern, 'https://shop.test').test(url, 'https://shop.test')
  const [ours, { not: started }, { not: never }] = rule.where.and
  expect(started).toEqual({ selector_matches: '[data-started] a' })
  const isPrefetched = (url: string) =>
    matches(ours.href_matches, url) && !matches(never.href_matches, url)
  for (const path of [
    '/shop/main/checkout',
    '/shop/main/cart?x=1',
    '/shop/main/order/ord_1',
    '/zh/account/orders',
    '/cn/account',
    '/language/zh',
    '/result/email-confirmed',
    '/files/fil_1/320.webp',
    '/api/products',
    '/staff',
    'https://maps.test/place',
  ]) {
    expect(isPrefetched(path), path).toBe(false)
  }
  for (const path of ['/', '/zh', '/shop/main/product?sort=newest', '/cn/journal/cloth']) {
    expect(isPrefetched(path), path).toBe(true)
  }
})
