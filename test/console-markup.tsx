import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Outlet, Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { exampleOf } from '#contract/examples.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { chooseLanguage, type Language } from '#console/language/language.ts'

interface Shown {
  /** Held by the colleague who looks; a manager's if left out. */
  permissions?: readonly Permission[]
  /** Calls that could not be answered. */
  failed?: readonly string[]
  /** Answers in place of examples, by their calls. */
  answers?: Readonly<Record<string, unknown>>
  /** Address of the screen. */
  at?: string
  language?: Language
}

/** A call that a part made, and what it asked for. */
export type AskedCall = readonly [call: string, input: unknown]

/**
 * A part of the console on a desk once its calls are answered, each by its example unless told
 * otherwise; in English unless a language is given.
 */
export function consoleMarkup(part: ReactNode, shown: Shown = {}): string {
  return renderConsole(part, shown).markup
}

/** The same, with the calls that the part made. */
export function renderConsole(
  part: ReactNode,
  { at = '/', language = 'en', ...shown }: Shown = {},
): { markup: string; asked: AskedCall[] } {
  const asked: AskedCall[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return
    const [call, input] = query.queryKey
    asked.push([String(call), input])
    query.setState(stateOf(String(call), shown))
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', new URL(at, 'https://shop.example'))
  try {
    chooseLanguage(language)
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route element={<Outlet context={() => true} />}>
              <Route path="*" element={part} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    )
    return { markup, asked }
  } finally {
    chooseLanguage('en')
    vi.unstubAllGlobals()
  }
}

function stateOf(
  call: string,
  { failed = [], answers, permissions }: Omit<Shown, 'at' | 'language'>,
) {
  const now = Date.now()
  if (failed.includes(call)) {
    return { status: 'error', error: new Error('no answer'), errorUpdatedAt: now } as const
  }
  const endpoint = staffEndpoints.find(({ key }) => key === call)
  if (!endpoint) throw new Error(`${call} is no call of the staff API`)
  const answer = answers?.[call] ?? exampleOf(endpoint)
  const isMe = call === 'GET /auth/me' && permissions !== undefined
  const data: unknown = isMe ? { ...Object(answer), permissions } : answer
  return { status: 'success', data, dataUpdatedAt: now } as const
}
