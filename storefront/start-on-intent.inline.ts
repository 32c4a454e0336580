import { planId, type StartPlan } from './start-plan.ts'

const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointermove']

for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })

function start(): void {
  for (const intent of intents) removeEventListener(intent, start, true)
  const plan: StartPlan = JSON.parse(document.getElementById(planId)?.textContent ?? '')
  for (const href of [...plan.imports, ...plan.modules]) addLink('modulepreload', href)
  addLink('stylesheet', plan.style)
  void import(/* @vite-ignore */ plan.entry)
}

function addLink(rel: string, href: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
}
