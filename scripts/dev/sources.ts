import { join } from 'node:path'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { openAssets } from '#server/pages/assets.ts'
import type { PageSource } from '#server/pages/page-source.ts'
import {
  storefrontOf,
  type ClientFiles,
  type Storefront,
  type StorefrontOptions,
} from '#server/pages/storefront-build.ts'
import { pageParameters } from '#storefront/rendering/page-parameters.ts'
import { root } from '../command.ts'
import { devEntry } from './entry.ts'

/** Pages from the sources, which the process of `dev.ts` compiles; it also serves their files. */
export function openSources(publicUrl: string): PageSource {
  const load = openRunner()
  return {
    openStorefront: async (options) => openStorefront(load, publicUrl, options),
    openAssets: () => openAssets(join(root, 'storefront/public')),
    openConsole: async () => ({ handle: async () => false }),
    cacheBytes: 0,
  }
}

/** Each page is rendered by the sources as they are then. */
function openStorefront(
  load: () => Promise<unknown>,
  publicUrl: string,
  options: StorefrontOptions,
): Storefront {
  const routeIds = new Set<string>()
  let made: { build: unknown; style: string; storefront: Storefront } | null = null
  const current = async () => {
    const [build, client] = await Promise.all([load(), clientFiles(publicUrl)])
    const style = client.style.text
    if (made && made.build === build && made.style === style) return made.storefront
    const storefront = storefrontOf(startable(build), client, options)
    for (const id of storefront.parameters.routeIds) routeIds.add(id)
    made = { build, style, storefront }
    return storefront
  }
  // The shop opens meanwhile. What is wrong with the sources, the first page says.
  current().catch(() => {})
  return {
    parameters: { names: pageParameters, routeIds },
    render: async (...page) => (await current()).render(...page),
  }
}

const loaded = z.looseObject({ assets: z.looseObject({ entry: z.looseObject({}) }) })

/** Its entry also sets up hot replacement. */
function startable(build: unknown): unknown {
  const { assets, ...rest } = loaded.parse(build)
  return { ...rest, assets: { ...assets, entry: { module: devEntry, imports: [] } } }
}

async function clientFiles(publicUrl: string): Promise<ClientFiles> {
  const href = '/storefront/styles.css'
  const answer = await fetch(publicUrl + href, { headers: { accept: 'text/css' } })
  if (!answer.ok) throw new Error(`${href}: ${answer.status} ${await answer.text()}`)
  return {
    messages: Object.fromEntries(
      locales.map((locale) => [locale, `/storefront/messages/${locale}.ts`]),
    ),
    customiser: '/storefront/theme/customiser.ts',
    style: { href: `${href}?direct`, text: await answer.text() },
  }
}

const answerShape = z.object({
  id: z.number(),
  answer: z.union([z.object({ result: z.unknown() }), z.object({ error: z.unknown() })]),
})
type Answer = z.infer<typeof answerShape>['answer']

/** Runs modules here that the parent process compiles, each once until it changes. */
function openRunner(): () => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  process.on('message', (message) => {
    const { data } = answerShape.safeParse(message)
    if (!data) return
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  })
  const invoke = (ask: unknown) =>
    new Promise<Answer>((resolve) => {
      waiting.set(++asked, resolve)
      process.send?.({ id: asked, ask })
    })
  const runner = new ModuleRunner(
    { transport: { invoke }, hmr: false, sourcemapInterceptor: 'node' },
    new ESModulesEvaluator(),
  )
  return () => runner.import('virtual:react-router/server-build')
}
