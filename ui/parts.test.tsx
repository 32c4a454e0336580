import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, IconButton } from './button.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Dialog } from './dialog.tsx'
import { LinkProvider } from './link.tsx'
import type { LinkProps } from './link.tsx'
import { Pagination, pagesShown } from './pagination.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { RadioCard } from './radio-card.tsx'
import { SizePicker } from './size-picker.tsx'
import { Stepper } from './stepper.tsx'
import { SwatchGroup } from './swatch-group.tsx'
import { TextInput } from './text-input.tsx'
import { opens } from './modal.ts'

test('a busy button says so and stays focusable', () => {
  const html = renderToStaticMarkup(<Button busy>Pay HK$1,280</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
})

test('a button with a picture only has a name', () => {
  expect(renderToStaticMarkup(<IconButton icon="heart" label="Save" />)).toContain(
    'aria-label="Save"',
  )
})

test('a button opens its dialog before any script runs', () => {
  const html = renderToStaticMarkup(
    <>
      <Button {...opens('guide')}>Size guide</Button>
      <Dialog id="guide" title="Size guide" closeLabel="Close">
        Chest
      </Dialog>
    </>,
  )
  expect(html).toMatch(/<button[^>]*commandfor="guide"[^>]*command="show-modal"/)
  expect(html).toContain('<dialog class="dialog" id="guide"')
  expect(html).toContain('aria-labelledby="guide-title"')
  expect(html).toContain('<form method="dialog">')
})

test('a field’s trouble and hint belong to its control', () => {
  const html = renderToStaticMarkup(
    <TextInput
      id="email"
      name="email"
      type="email"
      label="Email"
      hint="For the receipt"
      error="Invalid email"
    />,
  )
  expect(html).toContain('<label for="email" class="field-label">Email</label>')
  expect(html).toContain('aria-describedby="email-error email-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="email-error"[^]*Invalid email/)
})

test('a struck price is told apart by ear', () => {
  const html = renderToStaticMarkup(
    <Price amount="HK$380" was={{ label: 'was', amount: 'HK$480' }} />,
  )
  expect(html).toContain('<s><span class="sr-only">was </span>HK$480</s>')
})

test('a colour that is sold out can still be chosen and says so', () => {
  const html = renderToStaticMarkup(
    <SwatchGroup
      legend="Colour"
      name="colour"
      soldOutLabel="sold out"
      defaultValue="navy"
      options={[
        { value: 'navy', label: 'Navy', colour: '#1d2a44' },
        { value: 'ecru', label: 'Ecru', colour: '#ebe4d3', soldOut: true },
      ]}
    />,
  )
  expect(html).toContain('role="radiogroup"')
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*value="navy"|<input[^>]*value="navy"[^>]*checked=""/,
  )
  expect(html).toContain('Ecru – sold out')
  expect(html).not.toContain('disabled')
})

test('no size is chosen for the shopper', () => {
  const html = renderToStaticMarkup(
    <SizePicker
      legend="Size"
      name="size"
      soldOutLabel="sold out"
      error="Choose a size"
      options={[
        { value: 's', label: 'S' },
        { value: 'm', label: 'M', soldOut: true },
      ]}
    />,
  )
  expect(html).not.toContain('checked')
  expect(html).toContain('M<span class="sr-only"> – sold out</span>')
  expect(html).toContain('Choose a size')
})

test('the quantity stops at the stock and gives the reason', () => {
  const html = renderToStaticMarkup(
    <Stepper
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      name="qty"
      defaultValue={3}
      max={3}
      maxReason="Only 3 left"
    />,
  )
  expect(html).toMatch(/aria-label="One more" aria-disabled="true"/)
  expect(html).not.toMatch(/aria-label="One less" aria-disabled/)
  expect(html).toContain('Only 3 left')
  expect(html).toContain('max="3"')
})

test('a way to pay is a radio named by its title alone', () => {
  const html = renderToStaticMarkup(
    <RadioCard
      id="fps"
      name="payment"
      value="fps"
      title="FPS"
      detail="Scan a code with your bank"
      end="Free"
    />,
  )
  expect(html).toContain('aria-labelledby="fps-title"')
  expect(html).toContain('aria-describedby="fps-detail"')
})

test('the last crumb is the page itself', () => {
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

test('only the picture the first screen waits for is fetched at once', () => {
  const shirt = { alt: 'Oxford shirt, navy, front', src: '/a.webp', width: 400, height: 500 }
  const first = renderToStaticMarkup(<Picture {...shirt} priority colour="#1d2a44" />)
  expect(first).toContain('fetchPriority="high"')
  expect(first).not.toContain('lazy')
  expect(first).toContain('background-color:#1d2a44')
  expect(renderToStaticMarkup(<Picture {...shirt} />)).toContain('loading="lazy"')
})

test('parts follow the link the app gives them', () => {
  function RoutedLink({ href, children }: LinkProps) {
    return <a href={`/zh${href}`}>{children}</a>
  }
  const html = renderToStaticMarkup(
    <LinkProvider component={RoutedLink}>
      <Breadcrumbs label="你在" crumbs={[{ title: '主頁', href: '/' }]} />
    </LinkProvider>,
  )
  expect(html).toContain('<a href="/zh/">主頁</a>')
})
