import { vi } from 'vitest'

/** Stands in for the browser APIs that a session uses; a test's file restores the globals. */
export function openBrowser(send: (request: Request) => Response | Promise<Response>): void {
  const cookies = new Map<string, string>()
  const events = new EventTarget()
  vi.stubGlobal('location', new URL('http://shop.test/'))
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=', 2) ?? []
      if (text.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('fetch', send)
}

/** Ways in which a browser loses what it stored. */
export const losses = {
  cookies() {
    for (const part of document.cookie.split('; ')) {
      document.cookie = `${part.split('=', 1)[0]}=; Max-Age=0`
    }
  },
  'local storage': () => void vi.stubGlobal('localStorage', storage()),
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  }
}
