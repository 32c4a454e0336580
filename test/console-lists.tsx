import type { z } from '@hono/zod-openapi'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { permissionNames, type Permission } from '#domain/staff/permissions.ts'
import { askedBy, isOwn, valuesOf, type ListDescription } from '#console/parts/list-description.ts'
import { partMessages } from '#console/parts/messages.ts'
import { partsOf } from '#console/parts/value-kinds.ts'
import { consoleMarkup, renderConsole } from './console-markup.tsx'
import { headsIn, inPart, textOf } from './markup-texts.ts'

/** A list and what is expected of it, named by its title. */
export interface ListCase {
  list: ReactElement
  call: AnyEndpoint
  title: string
  /** The title in Chinese. */
  zh: string
  /** Heads of its columns. */
  columns: readonly string[]
  /** Labels of its filters with their values; ids are those of the contract's examples. */
  filters?: Readonly<Record<string, readonly string[]>>
  /** Addresses, and what each asks the shop for besides its page. */
  asks?: Readonly<Record<string, object>>
  /** What a person lacks who may not have a button: “Export CSV”. */
  withheld?: Readonly<Record<string, Permission>>
  /** What it says while it is empty. */
  empty: string
}

/** Expects a list to have these columns and filters, and texts in both languages. */
export function expectList({ list, title, zh, columns, filters = {}, call, empty }: ListCase) {
  const markup = consoleMarkup(list, everyone)
  expect(textOf(inPart(markup, 'h[12]'))).toBe(title)
  expect(headsIn(markup)).toEqual(columns)
  expect(filtersIn(markup)).toEqual(filters)
  const chinese = consoleMarkup(list, { ...everyone, language: 'zh' })
  expect(textOf(inPart(chinese, 'h[12]'))).toBe(zh)
  expect(headsIn(chinese)).toHaveLength(columns.length)
  expect([...headsIn(chinese), ...Object.keys(filtersIn(chinese))].filter(isEnglish)).toEqual([])
  const answers = { [call.key]: { data: [], total: 0, next_page_url: null, current_page: 1 } }
  expect(textOf(consoleMarkup(list, { ...everyone, answers }))).toContain(empty)
}

/** Expects a list to ask for what its address says, as far as its call takes it. */
export function expectAsked({ list, call, asks = {} }: ListCase) {
  for (const [at, query] of Object.entries({ '/?unknown=1': {}, ...asks })) {
    const { asked } = renderConsole(list, { ...everyone, at })
    // A head that offers more may ask for one row, to know whether there is any.
    const queries = asked.flatMap(([key, input]): Record<string, unknown>[] =>
      key === call.key ? [{ ...Object(input).query }] : [],
    )
    const found = queries.find((each) => each['per_page'] !== 1)
    const { page: _page, per_page: _each, ...rest } = found ?? {}
    expect(rest, at).toEqual(query)
    expect(call.query?.safeParse(found).success ?? true, at).toBe(true)
  }
}

/** Expects a call to take each value that a list offers to choose, and each way to sort it. */
export function expectTaken({ list, call }: ListCase) {
  const { query } = call
  const described = descriptionOf(list)
  if (!described || !query) return
  const { filters = [], sorts = [], texts } = described
  const chosen = filters.flatMap((filter) =>
    isOwn(filter)
      ? []
      : (valuesOf(filter, texts.en) ?? ['id']).map((value) => ({ [filter.name]: value })),
  )
  const states = [
    ...chosen.map((values) => ({ keyword: '', sort: '', filters: values })),
    ...sorts.map((sort) => ({ keyword: '', sort, filters: {} })),
  ]
  for (const state of states) {
    const asked = askedBy(described, state)
    expect(asked, JSON.stringify(state)).not.toEqual({})
    expect(partsOf(query)).toEqual(expect.arrayContaining(Object.keys(asked)))
    expect(refusedIn(query, asked), JSON.stringify(asked)).toEqual([])
  }
}

/** Values that a query does not take; ids are the shop's own. */
function refusedIn(query: z.ZodType, asked: object): string[] {
  const { error } = query.safeParse(asked)
  return (error?.issues ?? []).flatMap(({ path }) => {
    const value: unknown = Reflect.get(asked, String(path[0]))
    return value === 'id' ? [] : `${path.join('.')}=${String(value)}`
  })
}

function descriptionOf({ type }: ReactElement): ListDescription<object, unknown> | null {
  return typeof type === 'function' && 'list' in type
    ? (type.list as ListDescription<object, unknown>)
    : null
}

/** Expects a list to show no one what they may not do. */
export function expectWithheld({ list, withheld = {} }: ListCase) {
  for (const [text, permission] of Object.entries(withheld)) {
    const permissions = permissionNames.filter((name) => name !== permission)
    expect(consoleMarkup(list, everyone), text).toContain(text)
    expect(consoleMarkup(list, { permissions }), permission).not.toContain(text)
  }
}

const everyone = { permissions: permissionNames }
const { any } = partMessages.en

function filtersIn(markup: string): Record<string, string[]> {
  const drawn = [...markup.matchAll(/<label class="filter"[^>]*>(.*?)<\/label>/g)]
  return Object.fromEntries(
    drawn.map(([, label = '']) => {
      const values = [...label.matchAll(/<option value="([^"]*)"/g)].flatMap(([, value = '']) =>
        value === '' ? [] : [value],
      )
      return [textOf(inPart(label, 'span')), values]
    }),
  )
}

/** Whether a text is in English; abbreviations are the same in both languages. */
function isEnglish(text: string): boolean {
  return text !== any && /[a-z]{2}/.test(text)
}
