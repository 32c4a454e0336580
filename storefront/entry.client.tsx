import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Locale } from '#domain/locale.ts'
import { provideMessages, type Messages } from './messages.ts'
import { planId, stateId, type StartPlan } from './start-plan.ts'

declare global {
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterRouteModules?: unknown
  }
}

const languages = {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  cn: () => import('./messages/cn.ts'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>

const plan: StartPlan = JSON.parse(textOf(planId))
const [{ messages }, routeModules] = await Promise.all([
  languages[plan.locale](),
  loadRoutes(plan),
  load(plan.manifest),
])
provideMessages(plan.locale, messages)
window.__reactRouterContext = {
  ...(plan.router as object),
  stream: new Blob([JSON.parse(textOf(stateId))]).stream(),
}
window.__reactRouterRouteModules = routeModules
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

async function loadRoutes({ routes }: StartPlan): Promise<Record<string, unknown>> {
  const entries = Object.entries(routes).map(async ([id, file]) => [id, await load(file)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

function load(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ file)
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
