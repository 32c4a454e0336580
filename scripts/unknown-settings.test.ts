import { expect, test } from 'vitest'
import { findUnknownSettings } from './unknown-settings.ts'

test.each([
  ['a misspelt setting in .env', { SMTP_ULR: 'x' }, {}, ['SMTP_ULR (did you mean SMTP_URL?)']],
  ['a foreign one in .env', { COLOUR: 'red' }, {}, ['COLOUR']],
  [
    'a misspelt one outside',
    {},
    { DATABSE_URL: 'x' },
    ['DATABSE_URL (did you mean DATABASE_URL?)'],
  ],
])('%s is named', (_, file, started, expected) => {
  expect(findUnknownSettings(file, started)).toEqual(expected)
})

test('settings of the shop and of other programs are not', () => {
  const started = { PATH: '/bin', HOME: '/root', LANG: 'C', PGHOST: 'db', ROLE: 'web' }
  expect(findUnknownSettings({ PORT: '1', SMTP_URL: 'x' }, started)).toEqual([])
})
