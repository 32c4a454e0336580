import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'
import { RadioCard } from './radio-card.tsx'
import { SizePicker } from './size-picker.tsx'
import { SwatchGroup } from './swatch-group.tsx'

test('a struck-through price is announced as the old price', () => {
  const html = renderToStaticMarkup(
    <Price amount="HK$380" was={{ label: 'was', amount: 'HK$480' }} />,
  )
  expect(html).toContain('<s><span class="sr-only">was </span>HK$480</s>')
})

test('a sold-out colour is announced as such and can still be chosen', () => {
  const html = renderToStaticMarkup(
    <SwatchGroup
      legend="Colour"
      name="colour"
      soldOutLabel="sold out"
      value="navy"
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

test('no size is preselected', () => {
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

test('a payment method is a radio button named by its title alone', () => {
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
