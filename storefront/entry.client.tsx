import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '#domain/locale.ts'
import { provideMessages, type Messages } from './messages/messages.ts'
import { restoreAuth } from './session/storage.ts'
import { reloadOnMissingParts } from './start/reload-once.ts'
import { routerSettings } from './start/router-settings.ts'
import { readPlan, stateId, type StartPlan } from './start/start-plan.ts'

declare global {
  // What React Router's own scripts would set for `HydratedRouter`.
  interface Window {
    __reactRouterContext?: object
    __reactRouterRouteModules?: object
    // Set by the manifest.
    __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> }
  }
}

const languages = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  cn: () => import('./messages/cn.ts'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>

reloadOnMissingParts()
restoreAuth()
const plan = readPlan()
const [{ messages }, state, routeModules] = await Promise.all([
  languages[plan.locale](),
  readState(plan),
  loadRoutes(plan),
  styleOf(plan),
])
provideMessages(plan.locale, messages)
window.__reactRouterContext = { ...routerSettings, stream: new Blob([state]).stream() }
window.__reactRouterRouteModules = routeModules
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** Modules by route: the manifest knows which scripts are whose. */
async function loadRoutes({ scripts }: StartPlan): Promise<Record<string, unknown>> {
  await load(scripts[1])
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  const entries = routes
    .filter(({ module }) => scripts.includes(module))
    .map(async ({ id, module }) => [id, await load(module)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file)
}

/** Waits for the full style sheet; until now the page had only its critical CSS. */
async function styleOf({ style }: StartPlan): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${style}"]`)
  if (!link || link.sheet) return
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
}

/** The loader data, as serialised by the router. */
async function readState({ state }: StartPlan): Promise<string> {
  if (state === null) return JSON.parse(document.getElementById(stateId)?.textContent ?? '')
  const answer = await (window.early?.state ?? fetch(state))
  if (!answer.ok) throw new Error(`Loading the page's data failed with ${answer.status}`)
  const version = new URL(state, location.href).searchParams.get('v')
  const isOfThisDocument = answer.headers.get('etag') === `W/"${version}"`
  // React would re-render a page that has changed since, and lose a form waiting to be submitted.
  if (!isOfThisDocument && holdsForm()) throw new Error('The page has changed since it was loaded')
  return answer.text()
}

function holdsForm(): boolean {
  const held = window.early?.actions ?? []
  return held.some(({ element }) => element instanceof HTMLFormElement)
}
