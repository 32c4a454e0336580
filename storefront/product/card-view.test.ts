import { expect, test } from 'vitest'
import { cardView, type ProductCardData } from './card-view.ts'

const everywhere = (text: string) => ({ en: text, zh: text, cn: text })

function picture(name: string) {
  return {
    file_id: `fil_${name}`,
    url: `/files/fil_${name}`,
    width: 400,
    height: 500,
    background: '#f6f3ee',
    alt: everywhere(name),
  }
}

function colour(code: string): ProductCardData['colours'][number] {
  const [front, back] = [picture(`${code}-front`), picture(`${code}-back`)]
  return { code, title: everywhere(code), hex: '#000000', stock: 'in_stock', front, back }
}

function card(data: Partial<ProductCardData> = {}): ProductCardData {
  return {
    _id: 'prd_1',
    slug: 'oxford-shirt',
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津纺衬衫' },
    subtitle: everywhere(''),
    style_number: '014',
    category: null,
    price: { from: '780.00', to: '780.00', original_from: null },
    point_price: null,
    picture: picture('any'),
    colours: ['sky', 'white'].map(colour),
    sizes: [],
    stock: 'in_stock',
    is_new: false,
    review_count: 0,
    review_average: null,
    published_at: '2026-01-01T00:00:00.000Z',
    ...data,
  }
}

test('a card is in one language, with its price formatted', () => {
  expect(cardView(card(), 'zh')).toMatchObject({ title: '牛津恤衫', price: 'HK$780' })
})

test('the original price is shown only if it differs', () => {
  const price = { from: '580.00', to: '680.00', original_from: '780.00' }
  expect(cardView(card({ price }), 'en')).toMatchObject({ was: 'HK$780', from: true })
  const same = { from: '580.00', to: '580.00', original_from: '580.00' }
  expect(cardView(card({ price: same }), 'en')).not.toHaveProperty('was')
})

test.each([
  [{ stock: 'sold_out', is_new: true } as const, 'sold-out'],
  [{ stock: 'pre_order', is_new: true } as const, 'preorder'],
  [{ stock: 'low', is_new: true } as const, 'low'],
  [{ is_new: true }, 'new'],
  [{}, undefined],
])('a card with %j gets the badge %s', (details, badge) => {
  expect(cardView(card(details), 'en').badge).toBe(badge)
})

test('colours that do not fit are counted, and the preferred one is always shown', () => {
  const colours = ['sky', 'white', 'pink', 'navy', 'moss', 'black'].map(colour)
  const plain = cardView(card({ colours }), 'en')
  expect(plain.colours.map(({ code }) => code)).toEqual(['sky', 'white', 'pink', 'navy'])
  expect(plain).toMatchObject({ more: 2, back: 'fil_sky-back' })
  const moss = cardView(card({ colours }), 'en', (code) => code === 'moss')
  expect(moss.colours.map(({ code }) => code)).toEqual(['sky', 'white', 'pink', 'moss'])
  expect(moss).toMatchObject({ shown: 3, back: 'fil_moss-back' })
})

test('a colour without a picture shows the product’s', () => {
  const bare = { ...colour('sky'), front: null, back: null }
  expect(cardView(card({ colours: [bare] }), 'en').colours[0]?.front).toBe('fil_any')
})
