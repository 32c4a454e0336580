import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../locale.ts'
import { messages } from '../messages/en.ts'
import { provideMessages } from '../messages/messages.ts'
import { CardSwatches } from './card-swatches.tsx'
import type { CardView } from './card-view.ts'

provideMessages('en', messages)

const card: CardView = {
  id: 'prd_1',
  title: 'Tie',
  price: 'HK$180',
  colours: [
    { code: 'navy', title: 'Navy', hex: '#1d2a44', front: null },
    { code: 'ecru', title: 'Ecru', hex: '#ebe4d3', front: null },
  ],
  more: 3,
}

test('a card’s colours are named links to the product in that colour', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider value="en">
      <CardSwatches card={card} chosen={1} onChoose={() => {}} />
    </LocaleProvider>,
  )
  expect(html).toContain(`aria-label="${messages.catalogue.colours}"`)
  expect(html).toContain('href="/shop/main/product/prd_1/tie?colour=navy">')
  expect(html).toMatch(/aria-current="true"><i [^>]*>Ecru<\/i>/)
  expect(html).toContain(`aria-label="${messages.catalogue.moreColours(3)}">+3`)
})
