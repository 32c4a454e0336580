import { expect, test } from 'vitest'
import { renderMarkdown, withAnchors } from './markdown.server.ts'

test.each([
  ['paragraphs and line breaks', 'One.\nTwo.\n\nThree.', '<p>One.<br />Two.</p>\n<p>Three.</p>'],
  ['lists', '- Wash\n- Dry', '<ul>\n<li>Wash</li>\n<li>Dry</li>\n</ul>'],
  ['bold and emphasis', '**Cold** _water_', '<p><strong>Cold</strong> <em>water</em></p>'],
  ['a first heading below the page’s own', '# Fit', '<h2>Fit</h2>'],
  [
    'a link in the shop, in the language of the page',
    '[Care](/articles/care-guide)',
    '<p><a href="/zh/articles/care-guide" class="link">Care</a></p>',
  ],
  [
    'a link elsewhere',
    '[MTR](https://mtr.example)',
    '<p><a href="https://mtr.example" class="link" rel="noopener">MTR</a></p>',
  ],
  [
    'an own picture',
    '![Cloth](/files/fil_1/960.webp)',
    '<p><img src="/files/fil_1/960.webp" alt="Cloth" class="block w-full" loading="lazy" decoding="async" /></p>',
  ],
])('a text shows %s', (_, text, html) => {
  expect(renderMarkdown(text, 'zh')).toBe(html)
})

test.each([
  ['a script', '<script>alert(1)</script>Hi', 'Hi'],
  ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['a script link', '[Hi](javascript:alert)', '<p><a class="link" rel="noopener">Hi</a></p>'],
  ['a disguised link', '[Hi](//evil.example)', '<p><a class="link">Hi</a></p>'],
  ['a picture from elsewhere', '![x](https://evil.example/x.png)', '<p></p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a style', '<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
])('a text cannot bring in %s', (_, text, html) => {
  expect(renderMarkdown(text, 'en')).toBe(html)
})

test('headings get anchors, and a list of contents their plain titles', () => {
  const text = '## Wash & _dry_\n\nCold.\n\n### Not listed\n\n## Iron'
  expect(withAnchors(renderMarkdown(text, 'en'))).toEqual({
    html: '<h2 id="part-0">Wash &amp; <em>dry</em></h2>\n<p>Cold.</p>\n<h3>Not listed</h3>\n<h2 id="part-1">Iron</h2>',
    headings: [{ title: 'Wash & dry' }, { title: 'Iron' }],
  })
})
