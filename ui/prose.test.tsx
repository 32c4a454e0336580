import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseProse } from './prose-parser.ts'
import { Prose } from './prose.tsx'

const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines })
const heading = (text: string) => ({ kind: 'heading', text })
const list = (...items: string[]) => ({ kind: 'list', items })

test.each([
  ['nothing', '', []],
  ['blank lines only', '\n  \n', []],
  ['one line', 'Cut in Hong Kong.', [paragraph('Cut in Hong Kong.')]],
  ['two paragraphs', 'One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['many blank lines', 'One.\n\n\n \nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['a line break is kept', 'Shop 12\nSai Wan', [paragraph('Shop 12', 'Sai Wan')]],
  [
    'Windows and old Mac line ends',
    'One.\r\n\r\nTwo.\rThree.',
    [paragraph('One.'), paragraph('Two.', 'Three.')],
  ],
  ['a heading', '## Fit', [heading('Fit')]],
  [
    'a heading right after text',
    'One.\n## Fit\nBoxy.',
    [paragraph('One.'), heading('Fit'), paragraph('Boxy.')],
  ],
  ['no space, no heading', '##Fit', [paragraph('##Fit')]],
  ['bullets', '- Wash at 30°\n- Dry flat', [list('Wash at 30°', 'Dry flat')]],
  ['bullets after text', 'Care:\n- Wash', [paragraph('Care:'), list('Wash')]],
  ['a bullet over two lines', '- Wash\n  at 30°\n- Dry', [list('Wash at 30°', 'Dry')]],
  ['two lists', '- A\n\n- B', [list('A'), list('B')]],
  ['a minus is not a bullet', '-5 degrees', [paragraph('-5 degrees')]],
  ['Chinese', '## 尺碼\n\n- 胸圍 112 cm', [heading('尺碼'), list('胸圍 112 cm')]],
])('%s', (_, text, blocks) => {
  expect(parseProse(text)).toEqual(blocks)
})

test('markup in a text is shown as text', () => {
  expect(renderToStaticMarkup(<Prose text="<b>Hi</b> & bye" />)).toBe(
    '<div class="prose"><p>&lt;b&gt;Hi&lt;/b&gt; &amp; bye</p></div>',
  )
})

test('headings get the level the page needs', () => {
  expect(renderToStaticMarkup(<Prose text={'## Care\n- Wash'} headingLevel={3} />)).toBe(
    '<div class="prose"><h3>Care</h3><ul><li>Wash</li></ul></div>',
  )
})
