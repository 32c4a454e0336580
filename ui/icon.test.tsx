import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, iconNames } from './icon.tsx'

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')

test('every icon name has a drawing, and every drawing has a name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(drawn)).toEqual(new Set(iconNames))
})

test('an icon next to text is hidden from screen readers, one that stands alone is named', () => {
  expect(renderToStaticMarkup(<Icon name="bag" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="check" label="Paid" />)).toContain(
    'role="img" aria-label="Paid"',
  )
})
