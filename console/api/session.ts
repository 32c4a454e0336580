import type { Answer } from '#contract/client.ts'
import type { StaffApi } from '#contract/staff-endpoints.ts'
import { createStore, useStore } from '#ui/store.ts'

export type StaffSelf = Answer<'GET /auth/me', StaffApi>

/** `ended`: the session ran out while someone worked; the page stays as it is. */
export type SessionState = 'signed-out' | 'signed-in' | 'ended'

const key = 'console.token'
const state = createStore<SessionState>('signed-out', {
  load: () => (staffToken() ? 'signed-in' : 'signed-out'),
})

/** In the tab only, so that closing it on a shared computer signs out. */
export function staffToken(): string | null {
  return sessionStorage.getItem(key)
}

export function useSessionState(): SessionState {
  return useStore(state)
}

export function startSession(token: string): void {
  sessionStorage.setItem(key, token)
  state.set('signed-in')
}

export function renewToken(token: string): void {
  if (staffToken() !== null) sessionStorage.setItem(key, token)
}

export function endSession(): void {
  sessionStorage.removeItem(key)
  state.set('signed-out')
}

/** Resolves once the person has signed in again over the page. Rejects if they leave instead. */
export function signedInAgain(): Promise<void> {
  sessionStorage.removeItem(key)
  state.set('ended')
  return new Promise((resolve, reject) => {
    const stop = state.watch(() => {
      if (state.get() === 'ended') return
      stop()
      if (state.get() === 'signed-in') resolve()
      else reject(new Error('signed out'))
    })
  })
}
