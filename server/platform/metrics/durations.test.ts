import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { DurationHistogram } from './durations.ts'
import { Metrics } from './metrics.ts'

test('durations are told as Prometheus’ histograms, each bucket including those below it', async () => {
  const registry = new Registry()
  const name = 'shop_walk_seconds'
  const walks = new DurationHistogram({ name, help: 'Walks.', labelNames: ['dog'], registry })
  for (const seconds of [0.0004, 0.02, 7, 70]) walks.of({ dog: 'lap' }).observe(seconds)
  const lines = (await registry.metrics()).split('\n')
  expect(lines[1]).toBe('# TYPE shop_walk_seconds histogram')
  expect(lines).toContain('shop_walk_seconds_bucket{dog="lap",le="0.001"} 1')
  expect(lines).toContain('shop_walk_seconds_bucket{dog="lap",le="0.025"} 2')
  expect(lines).toContain('shop_walk_seconds_bucket{dog="lap",le="10"} 3')
  expect(lines).toContain('shop_walk_seconds_bucket{dog="lap",le="+Inf"} 4')
  expect(lines).toContain('shop_walk_seconds_count{dog="lap"} 4')
  expect(lines).toContain('shop_walk_seconds_sum{dog="lap"} 77.0204')
})

test('an unknown method has no series of its own', async () => {
  const metrics = new Metrics()
  for (const method of ['GET', 'PROPFIND', 'BREW']) {
    metrics.countRequest({ route: '/posts/:slug', method, outcome: '2xx' }, 0.001)
  }
  const counts = (await metrics.read()).match(/^shop_http_request_duration_seconds_count.*$/gm)
  expect(counts).toEqual([
    'shop_http_request_duration_seconds_count{route="/posts/:slug",method="GET",status="2xx"} 1',
    'shop_http_request_duration_seconds_count{route="/posts/:slug",method="other",status="2xx"} 2',
  ])
})
