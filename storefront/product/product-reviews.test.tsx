import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { provideMessages } from '../messages/messages.ts'
import { ProductReviews } from './product-reviews.tsx'
import type { ReviewsView } from './product-view.ts'

provideMessages('en', messages)

const none: ReviewsView = { count: 0, average: null, stars: [], items: [], page: 1, pages: 1 }

const some: ReviewsView = {
  count: 30,
  average: '4.3',
  stars: [
    [5, 20],
    [4, 10],
    [3, 0],
    [2, 0],
    [1, 0],
  ],
  items: [
    {
      id: 'rev_1',
      author: 'Chan M.',
      rating: 4,
      comments: '<script>alert(1)</script>',
      lang: 'zh-Hant-HK',
      variant: 'Navy / M',
      day: '21/11/2026',
      pictures: ['fil_1'],
      reply: 'Thank you',
    },
  ],
  page: 2,
  pages: 3,
}

function rendered(reviews: ReviewsView): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductReviews reviews={reviews} />
    </MemoryRouter>,
  )
}

test('without reviews the page shows that there are none, and no stars', () => {
  expect(rendered(none)).toContain('no reviews')
  expect(rendered(none)).not.toContain('★')
})

test('a review shows its stars, language, picture and the shop’s reply', () => {
  const html = rendered(some)
  expect(html).toContain('4.3 of 5')
  expect(html).toContain('★★★★☆')
  expect(html).toContain('<span class="sr-only">4 stars</span>')
  expect(html).toContain('lang="zh-Hant-HK"')
  expect(html).toContain('/files/fil_1/320.webp')
  expect(html).toContain('Thank you')
  expect(html).toContain('<meter aria-label="5 stars" min="0" max="30" value="20">')
})

test('review text is escaped', () => {
  expect(rendered(some)).toContain('&lt;script&gt;')
  expect(rendered(some)).not.toContain('<script>')
})

test('links lead to newer and older reviews, and stop at the ends', () => {
  expect(rendered(some)).toMatch(/href="[^"]*\?page=1".*href="[^"]*\?page=3"/)
  expect(rendered({ ...some, page: 1, pages: 1 })).not.toContain('page=')
})
