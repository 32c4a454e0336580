import inlineScript from './start-on-intent.inline.ts?inline-script'
import { planId, stateId, type StartPlan } from './start-plan.ts'

/**
 * Adds to a rendered document what starts it later: data that stays inert, and one small script.
 * The router's own script and preload tags never get into a document.
 */
export function withStart(html: string, plan: StartPlan, state: string, style: string): string {
  const head = `<style>${style}</style>`
  const tail = [
    dataBlock(planId, JSON.stringify(plan)),
    dataBlock(stateId, JSON.stringify(state)),
    `<script>${inlineScript}</script>`,
  ].join('')
  return html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${tail}</body>`)
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
