import { expect, test } from 'vitest'
import { configurationValues } from '#contract/staff/configuration-values.ts'
import { retentionDays } from '#domain/retention-days.ts'
import { standardLimits } from '#domain/standard-limits.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { kindOf } from '../parts/value-kinds.ts'
import { agentMessages } from './agent-messages.ts'
import { AgentsScreen } from './agents-screen.tsx'
import { brandMessages, BrandScreen } from './brand-screen.tsx'
import { limitMessages, LimitsScreen } from './limits-screen.ts'
import { retentionMessages, RetentionScreen } from './retention-screen.ts'

const described = [
  { slug: 'limits', Screen: LimitsScreen, texts: limitMessages, standards: standardLimits },
  {
    slug: 'retention',
    Screen: RetentionScreen,
    texts: retentionMessages,
    standards: retentionDays,
  },
  { slug: 'brand', Screen: BrandScreen, texts: brandMessages, standards: {} },
] as const

/** Paths of what can be edited. The shop sells in one currency. */
function partsOf(slug: (typeof described)[number]['slug']): string[] {
  const parts = (shape: Parameters<typeof kindOf>[0], path: string): string[] => {
    const kind = kindOf(shape)
    if (kind.kind === 'hidden') return []
    if (kind.kind !== 'group') return [path]
    return kind.parts.flatMap(([name, part]) => parts(part, path ? `${path}.${name}` : name))
  }
  return parts(configurationValues[slug], '')
}

function shownBy(Screen: () => unknown, slug: string, value: unknown): string {
  const answer = { slug, value, updated_at: null }
  const Setting = Screen as () => null
  return consoleMarkup(<Setting />, { answers: { 'GET /configurations/{slug}': answer } })
}

test.each(described)('each part of $slug can be edited, under its own name', (each) => {
  const { slug, Screen, texts } = each
  const markup = shownBy(Screen, slug, undefined)
  expect(Object.keys(texts.en.fields).toSorted()).toEqual(partsOf(slug).toSorted())
  const labels = Object.values(texts.en.fields).map((text) =>
    typeof text === 'string' ? text : text.label,
  )
  for (const label of labels) expect(markup).toContain(label)
})

test.each(described)('an empty field of $slug says what applies then', (each) => {
  const { slug, Screen, standards } = each
  const markup = shownBy(Screen, slug, {})
  for (const value of Object.values<unknown>(standards)) {
    if (typeof value === 'number') expect(markup).toContain(`${value} if left empty.`)
  }
})

test('a stored value is shown', () => {
  const markup = shownBy(LimitsScreen, 'limits', { return_days: 21, comments_wait: true })
  expect(markup).toMatch(/value="21"/)
  expect(markup.match(/checked=""/g)).toHaveLength(1)
})

test('assistants may do all there is until staff say otherwise', () => {
  const { isOn, codes, methods } = agentMessages.en
  const markup = shownBy(AgentsScreen, 'agents', undefined)
  for (const label of [isOn, codes, methods, 'FPS', 'PayMe', 'Bank transfer']) {
    expect(markup).toContain(label)
  }
  expect(markup.match(/checked=""/g)).toHaveLength(5)
  const off = shownBy(AgentsScreen, 'agents', { is_on: false, payment_methods: ['fps'] })
  expect(off.match(/checked=""/g)).toHaveLength(2)
})
