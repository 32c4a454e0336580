import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

const options = [
  { value: 'sf', label: 'SF Express' },
  { label: 'Post', options: [{ value: 'speedpost', label: 'Speedpost' }] },
]

function chosenIn(value: string | undefined): string | undefined {
  const html = renderToStaticMarkup(
    <Select label="Courier" value={value} options={options} onChange={() => {}} />,
  )
  return /<option[^>]*selected[^>]*>([^<]*)</.exec(html)?.[1]
}

test.each([
  ['sf', 'SF Express'],
  ['speedpost', 'Speedpost'],
])('the option of its value is chosen: %s', (value, label) => {
  expect(chosenIn(value)).toBe(label)
})

test.each(['', 'by-boat'])(
  'a value that is not offered shows no option as chosen: "%s"',
  (value) => {
    expect(chosenIn(value)).toBe('–')
  },
)

test('a select that keeps its own value has the given options alone', () => {
  expect(chosenIn(undefined)).toBeUndefined()
})
