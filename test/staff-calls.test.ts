import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { callFaults, staffCallOf, withoutScreen } from './staff-calls.ts'

test.each([
  ['GET', '/api/staff/orders', 'GET /orders'],
  ['GET', '/api/staff/orders/PR-7K3Q-9XD', 'GET /orders/{id}'],
  ['POST', '/api/staff/promotions/trials', 'POST /promotions/trials'],
  ['GET', '/api/customer/orders', undefined],
  ['GET', '/api/staff/nothing/of/the/kind', undefined],
])('%s %s is the call %s', (method, pathname, call) => {
  expect(staffCallOf(method, pathname)).toBe(call)
})

test('every call is recognised by an address of its own', () => {
  const unknown = staffEndpoints
    .map(({ key }) => key)
    .filter((key) => {
      const [method = '', path = ''] = key.split(' ')
      return staffCallOf(method, `/api/staff${path.replaceAll(/\{\w+\}/g, 'x-1')}`) !== key
    })
  expect(unknown).toEqual([])
})

test('a call that no browser sent is missing, unless it is known to have no screen', () => {
  const keys: string[] = staffEndpoints.map(({ key }) => key)
  const known = Object.keys(withoutScreen)
  expect(known.filter((key) => !keys.includes(key))).toEqual([])
  const sent = new Set(keys.filter((key) => !known.includes(key)))
  expect(callFaults(sent)).toEqual([])
  sent.delete('GET /orders/{id}')
  expect(callFaults(sent)).toEqual(['GET /orders/{id} was answered to no browser'])
})

test('a call that is listed as without a screen, but was sent, is stale', () => {
  const [key = ''] = Object.keys(withoutScreen)
  const listed = new Set(Object.keys(withoutScreen))
  const sent = new Set<string>(
    staffEndpoints.map((each) => each.key).filter((each) => !listed.has(each)),
  )
  sent.add(key)
  expect(callFaults(sent)).toEqual([
    `${key} was answered to a browser: take it off its list in test/staff-calls.ts`,
  ])
})
