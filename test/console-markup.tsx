import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { exampleOf } from '#contract/examples.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import type { Permission } from '#domain/staff/permissions.ts'

interface Shown {
  /** Held by the colleague who looks; a manager's if left out. */
  permissions?: readonly Permission[]
  /** Calls that could not be answered. */
  failed?: readonly string[]
  /** Answers in place of examples, by their calls. */
  answers?: Readonly<Record<string, unknown>>
  /** Address of the screen. */
  at?: string
}

/**
 * A part of the console in English on a desk once its calls are answered, each by its example unless
 * told otherwise.
 */
export function consoleMarkup(part: ReactNode, { at = '/', ...shown }: Shown = {}): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') query.setState(stateOf(String(query.queryKey[0]), shown))
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('location', new URL(at, 'https://shop.example'))
  try {
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </QueryClientProvider>,
    )
  } finally {
    vi.unstubAllGlobals()
  }
}

function stateOf(call: string, { failed = [], answers, permissions }: Omit<Shown, 'at'>) {
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
