import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'
import { DescriptionList } from './description-list.tsx'
import { Picture } from './picture.tsx'
import { Tabs } from './tabs.tsx'

test('only the priority picture is loaded eagerly', () => {
  const shirt = { alt: 'Oxford shirt, navy, front', src: '/a.webp', width: 400, height: 500 }
  const first = renderToStaticMarkup(<Picture {...shirt} priority colour="#1d2a44" />)
  expect(first).toContain('fetchPriority="high" decoding="sync"')
  expect(first).not.toContain('lazy')
  expect(first).toContain('background-color:#1d2a44')
  expect(renderToStaticMarkup(<Picture {...shirt} />)).toContain('loading="lazy"')
})

test('a picture is offered as AVIF, with a WebP for browsers that cannot read it', () => {
  const shirt = { alt: '', src: '/a/480.webp', width: 400, height: 500 }
  const html = renderToStaticMarkup(
    <Picture {...shirt} avif="/a/320.avif 320w,/a/480.avif 480w" sizes="44vw" />,
  )
  expect(html).toMatch(
    /^<picture><source type="image\/avif" srcSet="\/a\/320.avif 320w,\/a\/480.avif 480w" sizes="44vw"\/><img .*src="\/a\/480.webp".*<\/picture>$/,
  )
})

test('every tab’s content is in the document, and tabs, panels and accordion headings reference each other', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="About this shirt"
      tabs={[
        { id: 'text', title: 'Description', content: 'Heavy Oxford' },
        { id: 'care', title: 'Care', content: 'Wash at 30°' },
      ]}
    />,
  )
  expect(html).toContain('role="tablist" aria-label="About this shirt"')
  expect(html).toContain('Heavy Oxford')
  expect(html).toContain('Wash at 30°')
  const panel = /role="tabpanel" id="([^"]+)" aria-labelledby="([^"]+)" data-open/.exec(html)
  expect(html).toContain(`id="${panel?.[2]}" aria-controls="${panel?.[1]}" aria-selected="true"`)
  expect(html).toContain(`aria-expanded="true" aria-controls="${panel?.[1]}"`)
  expect(html.match(/tabindex="-1"/gi)).toHaveLength(1)
})

test('a table keeps its roles when its rows become cards', () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Orders"
      rows={[{ number: 'PR-1', total: 'HK$480' }]}
      keyOf={(row) => row.number}
      columns={[
        { title: 'Order', cell: (row) => row.number },
        { title: 'Total', cell: (row) => row.total, end: true },
      ]}
    />,
  )
  expect(html).toContain('<caption>Orders</caption>')
  expect(html).toContain('<th data-title="Order" role="rowheader" scope="row">PR-1</th>')
  expect(html).toContain('<td data-title="Total" class="to-end" role="cell">HK$480</td>')
})

test('a list of sums ends with its total', () => {
  const html = renderToStaticMarkup(
    <DescriptionList sums details={[{ term: 'Total', detail: 'HK$480', total: true }]} />,
  )
  expect(html).toBe(
    '<dl class="facts facts-sums"><div class="facts-total"><dt>Total</dt><dd>HK$480</dd></div></dl>',
  )
})
