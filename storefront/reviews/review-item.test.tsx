import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '../messages/en.ts'
import { provideMessages } from '../messages/messages.ts'
import { ProductReviews } from '../product-page/product-reviews.tsx'
import { ReviewItem } from './review-item.tsx'
import { RatingBars } from './rating-bars.tsx'
import type { RatedSummary, ReviewSummary, ReviewView } from './review-view.ts'

provideMessages('en', messages)

const none: ReviewSummary = { count: 0, average: null }

const some: RatedSummary = {
  count: 30,
  average: '4.3',
  stars: [
    [5, 20],
    [4, 10],
    [3, 0],
    [2, 0],
    [1, 0],
  ],
}

const review: ReviewView = {
  id: 'rev_1',
  author: 'Chan M.',
  rating: 4,
  fit: 'large',
  comments: '<script>alert(1)</script>',
  lang: 'zh-Hant-HK',
  variant: 'Navy / M',
  day: '21/11/2026',
  pictures: [{ file: 'fil_1', background: '#eee', width: 900, height: 600 }],
  reply: 'Thank you',
}

function summaryOf(reviews: ReviewSummary): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductReviews product={{ id: 'prd_1', title: 'Oxford shirt', reviews }} />
    </MemoryRouter>,
  )
}

test('without reviews the page shows that there are none, and no stars', () => {
  expect(summaryOf(none)).toContain('No reviews')
  expect(summaryOf(none)).not.toContain('★')
})

test('the average leads to all reviews, and each rating to its own', () => {
  expect(summaryOf(some)).toContain('★ 4.3 · 30 reviews')
  expect(summaryOf(some)).toContain('href="/shop/main/product/prd_1/oxford-shirt/reviews"')
  const bars = renderToStaticMarkup(
    <RatingBars summary={some} hrefOf={(rating) => `?r=${rating}`} />,
  )
  expect(bars).toContain('5 stars')
  expect(bars).toContain('href="?r=4"')
  expect(bars).not.toContain('?r=3')
})

test('a review shows its stars, fit, language, picture and the shop’s reply', () => {
  const html = renderToStaticMarkup(<ReviewItem review={review} />)
  expect(html).toContain('★★★★☆')
  expect(html).toContain('<span class="sr-only">4 stars</span>')
  expect(html).toContain('Runs large')
  expect(html).toContain('lang="zh-Hant-HK"')
  expect(html).toContain('/files/fil_1/320.webp')
  expect(html).toContain('Thank you')
})

test('review text is escaped', () => {
  const html = renderToStaticMarkup(<ReviewItem review={review} />)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
})
