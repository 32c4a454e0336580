import {
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryState,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { exampleOf } from '#contract/examples.ts'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import type { Permission } from '#domain/staff/permissions.ts'

interface Shown {
  /** Of the colleague who looks; those of a manager if left out. */
  permissions?: readonly Permission[]
  /** Calls that could not be answered. */
  failed?: readonly string[]
  /** Answers in place of examples, by their calls. */
  answers?: Readonly<Record<string, unknown>>
  /** Address of the screen. */
  at?: string
}

/** A part of the console in English once its calls are answered, each by its example unless told otherwise. */
export function consoleMarkup(part: ReactNode, { at = '/', ...shown }: Shown = {}): string {
  const queryCache = new AnsweredCalls(shown)
  const defaultOptions = { queries: { retryOnMount: false } }
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  try {
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient({ queryCache, defaultOptions })}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </QueryClientProvider>,
    )
  } finally {
    vi.unstubAllGlobals()
  }
}

const blank = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'pending',
  fetchStatus: 'idle',
} as const

class AnsweredCalls extends QueryCache {
  readonly #shown: Omit<Shown, 'at'>

  constructor(shown: Omit<Shown, 'at'>) {
    super()
    this.#shown = shown
  }

  override build(...[client, options, state]: Parameters<QueryCache['build']>) {
    const [call] = options.queryKey ?? []
    return super.build(client, options, state ?? this.#stateOf(String(call)))
  }

  #stateOf(call: string): QueryState {
    const { failed = [], answers, permissions } = this.#shown
    const now = Date.now()
    if (failed.includes(call)) {
      return { ...blank, status: 'error', error: new Error('no answer'), errorUpdatedAt: now }
    }
    const endpoint = staffEndpoints.find(({ key }) => key === call)
    if (!endpoint) throw new Error(`${call} is no call of the staff API`)
    const answer = answers?.[call] ?? exampleOf(endpoint)
    const isMe = call === 'GET /auth/me' && permissions !== undefined
    const data = isMe ? { ...Object(answer), permissions } : answer
    return { ...blank, status: 'success', data, dataUpdatedAt: now }
  }
}
