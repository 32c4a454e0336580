import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button, IconButton } from './button.tsx'
import { ChipLink, RemovableChip } from './chip.tsx'
import { Pagination, pagesShown } from './pagination.tsx'
import { SelectMenu } from './select.tsx'

test('a busy button is announced as such and stays focusable', () => {
  const html = renderToStaticMarkup(<Button busy>Pay HK$1,280</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
})

test('a button with an icon only has an accessible name', () => {
  expect(renderToStaticMarkup(<IconButton icon="heart" label="Save" />)).toContain(
    'aria-label="Save"',
  )
})

test('the last breadcrumb is the current page', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      label="You are here"
      crumbs={[{ title: 'Home', href: '/' }, { title: 'Shirts' }]}
    />,
  )
  expect(html).toContain('<a href="/">Home</a>')
  expect(html).toContain('<span aria-current="page">Shirts</span>')
})

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 9, [1, null, 6, 7, 8, 9]],
])('page %i of %i offers %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown)
})

test('pages are links, and the current one is marked', () => {
  const html = renderToStaticMarkup(
    <Pagination
      label="Pages"
      page={2}
      pages={3}
      hrefOf={(page) => `?page=${page}`}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(page) => `Page ${page}`}
    />,
  )
  expect(html).toContain('<a href="?page=1" rel="prev" aria-label="Previous page">')
  expect(html).toContain('<a href="?page=2" aria-label="Page 2" aria-current="page">2</a>')
})

test('sorting has a submit button for browsers without scripts', () => {
  const html = renderToStaticMarkup(
    <SelectMenu
      label="Sort"
      name="sort"
      submitLabel="Apply"
      options={[{ value: 'new', label: 'Newest' }]}
    />,
  )
  expect(html).toMatch(/<button type="submit" class="[^"]*without-script">Apply<\/button>/)
})

test('a filter is removed by a link whose name includes the filter', () => {
  const html = renderToStaticMarkup(
    <>
      <RemovableChip href="?" removeLabel="Remove filter: Navy">
        Navy
      </RemovableChip>
      <ChipLink href="/shirts" current>
        Shirts
      </ChipLink>
    </>,
  )
  expect(html).toContain('<a href="?" class="chip" aria-label="Remove filter: Navy">')
  expect(html).toContain('<a href="/shirts" class="chip" aria-current="true">')
})
