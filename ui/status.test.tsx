import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { Notice } from './notice.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { StepLine } from './step-line.tsx'

test('an order’s steps give their state in words', () => {
  const html = renderToStaticMarkup(
    <StepLine
      label="Your order"
      stateLabels={{ done: 'done', current: 'now', todo: 'to come', failed: 'failed' }}
      steps={[
        { title: 'Placed', state: 'done', time: '12/11/2025 14:07' },
        { title: 'Checking the slip', state: 'current' },
      ]}
    />,
  )
  expect(html).toContain('<ol class="steps" aria-label="Your order">')
  expect(html).toContain('<strong>Placed</strong><span class="sr-only"> – done</span>')
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})

test('a notice that appears later is announced, one present from the start is not', () => {
  expect(renderToStaticMarkup(<Notice tone="error" live="alert" title="Sold out" />)).toContain(
    'role="alert"',
  )
  expect(renderToStaticMarkup(<Notice tone="info">Free delivery</Notice>)).not.toContain('role=')
})

test('a placeholder is silent, its region is announced once', () => {
  const html = renderToStaticMarkup(
    <Loading label="Loading your orders">
      <Skeleton lines={2} />
    </Loading>,
  )
  expect(html).toContain(
    '<output class="sr-only">Loading your orders</output><div aria-hidden="true">',
  )
})

test('an empty state shows one sentence and one action', () => {
  const html = renderToStaticMarkup(
    <EmptyState drawing="bag" action={<a href="/">See what is new</a>}>
      Your cart is empty.
    </EmptyState>,
  )
  expect(html).toContain('#bag"')
  expect(html).toContain('<p>Your cart is empty.</p><a href="/">See what is new</a>')
})
