import { expect, test } from 'vitest'
import { bodyFrom, newPage, pageShape, valuesOf } from './page-shape.ts'

const text = { en: 'Hems', zh: '改褲長', cn: '' }
const page = { ...newPage, slug: 'hems', title: text }

function refused(values: object): string[] {
  const { error } = pageShape.safeParse({ ...page, ...values })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

test('a later time is needed only to publish later, and a draft has none', () => {
  expect(refused({})).toEqual([])
  expect(refused({ publishing: 'later' })).toEqual(['published_at'])
  const at = '2030-01-01T00:00:00.000Z'
  expect(bodyFrom({ ...page, published_at: at })).not.toHaveProperty('published_at')
  expect(bodyFrom({ ...page, published_at: at, publishing: 'later' })).toHaveProperty(
    'published_at',
    at,
  )
  expect(bodyFrom({ ...page, published_at: at, publishing: 'draft' })).toHaveProperty(
    'published_at',
    null,
  )
})

test('a form starts with the time of its version', () => {
  const version = {
    slug: 'hems',
    title: text,
    description: text,
    body: text,
    _id: 'con_1',
    path: '/pages/hems',
    data: {},
    created_at: '',
    public_id: null,
    versions: [],
  }
  const publishing = (published_at: string | null) =>
    valuesOf({ ...version, published_at }).publishing
  expect([publishing(null), publishing('2020-01-01T00:00:00.000Z')]).toEqual(['draft', 'now'])
  expect(publishing('2999-01-01T00:00:00.000Z')).toBe('later')
})

test('what the home page would leave out is refused', () => {
  const row = (path: string) => ({ kind: 'journal', title: text, more: { title: text, path } })
  expect(refused({ slug: 'home', data: { rows: [row('/posts')], season: 'aw26' } })).toEqual([])
  const rows = [row('/posts'), row('//posts'), { kind: 'carousel' }]
  expect(refused({ slug: 'home', data: { rows } })).toEqual([
    'data.rows.1.more.path',
    'data.rows.2.kind',
  ])
})
