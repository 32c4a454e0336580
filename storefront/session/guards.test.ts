import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { provideMessages } from '../messages/messages.ts'
import InLocale from '../routes/locale.tsx'
import { guardedStatus } from './guards.ts'

provideMessages('en', messages)

function pageWith(handle: object | undefined): string {
  const page = { path: 'page', element: 'Private text', ...(handle && { handle }) }
  const routes = [{ path: '/', element: createElement(InLocale), children: [page] }]
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] })
  return renderToString(createElement(RouterProvider, { router }))
}

test('a page with an unknown guard shows the name and status 500, and nothing of the page', () => {
  const shown = pageWith({ guard: 'staffOnly' })
  expect(shown).toContain('Unknown middleware staffOnly')
  expect(shown).toContain(messages.errors.status(500))
  expect(shown).not.toContain('Private text')
  expect(guardedStatus([{}, { handle: { guard: 'staffOnly' } }], 200)).toBe(500)
})

test.each([undefined, {}, { guard: 'registeredOnly' }, { guard: 'unregisteredOnly' }])(
  'a page with the handle %j is rendered',
  (handle) => {
    expect(pageWith(handle)).toContain('Private text')
    expect(guardedStatus([{ handle }], 200)).toBe(200)
    expect(guardedStatus([{ handle }], 404)).toBe(404)
  },
)

test('the guard of a page that was left does not count', () => {
  expect(guardedStatus([{ handle: { guard: 'staffOnly' } }, {}], 200)).toBe(200)
})
