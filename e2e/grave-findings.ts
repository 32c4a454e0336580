import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright'

interface Rule {
  id: string
  enabled: boolean
  impact: axeCore.ImpactValue
  tags: readonly string[]
}

declare global {
  interface Window {
    /** There once a page has been looked at. The impact of a rule is told nowhere else. */
    axe?: typeof axeCore & { _audit: { rules: readonly Rule[] } }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Serious and critical axe findings on the current page. Rules that can find nothing grave are not
 * run, and axe itself is loaded once per document: that halves the time it takes.
 */
export async function graveFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown))
    // A page that another will replace, or whose parts are still loading, is shown faintly.
    const faint = '.route-bar, [data-loading], table[aria-busy=true]'
    // What is still fading in has little contrast. Skeletons and bars move without an end.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
    const isAtRest = () => !document.querySelector(faint) && moving().length === 0
    async function rest(): Promise<void> {
      while (!isAtRest()) {
        await Promise.allSettled(moving().map(({ finished }) => finished))
        await frame()
      }
    }
    const { axe } = window
    if (!axe) throw new Error('axe is not loaded')
    const { rules } = axe._audit
    // Experimental and deprecated rules run only where they are asked for.
    const grave = rules.filter(
      ({ enabled, impact, tags }) =>
        enabled &&
        (impact === 'serious' || impact === 'critical') &&
        !tags.includes('experimental') &&
        !tags.includes('deprecated'),
    )
    // The page behind a modal dialog can neither be read nor pressed; it is looked at without one.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const look = () =>
      axe.run(modal ?? document, {
        runOnly: { type: 'rule', values: grave.map(({ id }) => id) },
        resultTypes: ['violations'],
        // Only rules that are off by default look at style sheets as text.
        preload: false,
      })
    await rest()
    let found = await look()
    // What began to load meanwhile, such as a list after its filter, was looked at while faint.
    while (!isAtRest()) {
      await rest()
      found = await look()
    }
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}
