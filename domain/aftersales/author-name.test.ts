import { expect, test } from 'vitest'
import { authorName } from './author-name.ts'

test.each<[string | null, string, string]>([
  [null, 'Chan Tai Man', 'Chan M.'],
  [null, '  Ada   lovelace ', 'Ada L.'],
  [null, 'Cher', 'Cher'],
  [null, '陳大文', '陳**'],
  [null, '歐陽 小明', '歐**'],
  [null, '', '—'],
  ['harbour_walker', 'Chan Tai Man', 'harbour_walker'],
  ['  ', 'Chan Tai Man', 'Chan M.'],
  ['tai.man@example.com', 'Chan Tai Man', 'Chan M.'],
  ['+852 9123 4567', 'Chan Tai Man', 'Chan M.'],
  [null, 'tai.man@example.com', '—'],
])('%j, full name %j, is shown as %j', (username, fullName, shown) => {
  expect(authorName(username, fullName)).toBe(shown)
})
