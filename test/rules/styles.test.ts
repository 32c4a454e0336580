import { expect, test } from 'vitest'
import { code } from '#test/sources.ts'

/** The styling rules of docs/decisions/030-utilities-are-the-idiom-classes-are-for-what-repeats.md. */

const stylesheets = code(/^(ui|storefront|console)\/.*\.css$/)
const markup = code(/^(ui|storefront|console|server\/pages)\/.*(?<!\.test)\.tsx?$/)
  .map(([, text]) => text)
  .join('\n')

const words = new Set(markup.match(/[\w-]+/g))
/** `badge-` of `badge-${kind}`. */
const prefixes = [...markup.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, prefix = '']) => prefix)

test('every class of a stylesheet is used', () => {
  const classes = stylesheets.flatMap(([file, text]) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )
  expect(classes.length).toBeGreaterThan(200)
  const unused = classes.filter(
    ({ name }) => !words.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
