import { expect, test } from 'vitest'
import { needsOfPath } from '#domain/own-path.ts'
import routes from './routes.ts'

/** Pages without links: a result, an order, a shared list, what an agent has put together. */
const unlinked =
  /^(\*|result\/.*|shop\/main\/(order\/(:id|:id\/receipt)|(wishlist\/shared|handoff)\/:key))$/

test('every page of the storefront that can be linked to is known', () => {
  const templates = routes
    .flatMap(({ children = [] }) => children)
    .flatMap(({ path = '' }) => [path.replaceAll('?', ''), path.replaceAll(/\/:\w+\?/g, '')])
    .filter((path) => !unlinked.test(path))
  const unknown = templates.filter(
    (path) => needsOfPath(`/${path.replaceAll(/:\w+/g, 'thing')}`) === null,
  )
  expect(templates.length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})
