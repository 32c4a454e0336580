import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import type { PageParameters } from './page-cache/page-key.ts'

export interface Storefront {
  render: (
    request: Request,
    caller?: IncomingMessage,
    preview?: PagePreview | null,
  ) => Promise<StorefrontPage>
  parameters: PageParameters
}

/** Shows what is not public. */
export interface PagePreview {
  /** Takes the place of the customer API's answer to a call, if there is one. */
  answerTo: (call: Request) => Response | null
  /** Markup above the page. */
  bar: string
}

export interface StorefrontPage {
  /** Without a body if there is a document. */
  response: Response
  /** Template of its address, without the language. */
  route: string
  document: string | null
  tags: readonly string[]
  isKeepable: boolean
  /** Hydration data, if the document leaves it out. */
  state: string | null
}

export interface StorefrontOptions {
  publicUrl: string
  fetchApi: (request: Request, caller?: IncomingMessage) => Promise<Response>
  onError: (error: unknown) => void
}

const renderer = z.object({
  render: z.custom<Storefront['render']>((value) => typeof value === 'function'),
  parameters: z.array(z.string()),
  routeIds: z.set(z.string()),
})

const serverBuild = z.object({
  entry: z.object({
    module: z.object({
      createRenderer: z.custom<(options: object) => unknown>(
        (value) => typeof value === 'function',
      ),
    }),
  }),
})

/** The storefront of a loaded server build; `client`: the files that documents refer to. */
export function storefrontOf(
  build: unknown,
  client: ClientFiles,
  options: StorefrontOptions,
): Storefront {
  const { createRenderer } = serverBuild.parse(build).entry.module
  const { render, parameters, routeIds } = renderer.parse(
    createRenderer({ ...options, build, client }),
  )
  return { render, parameters: { names: parameters, routeIds } }
}

/** Files of the browser, apart from the routes. */
export interface ClientFiles {
  /** URL by language. */
  messages: Readonly<Record<string, string>>
  customiser: string
  style: { href: string; text: string }
}

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
)

/** The files of the browser build that documents refer to. */
export async function readClientFiles(clientDir: string): Promise<ClientFiles> {
  const text = await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8')
  const manifest = Object.entries(manifestShape.parse(JSON.parse(text)))
  const built = (module: string) => {
    const entry = manifest.find(([name]) => name.endsWith(module))?.[1]
    if (!entry) throw new Error(`The storefront's build has no ${module}`)
    return entry
  }
  const messages = locales.map(
    (locale) => [locale, `/${built(`storefront/messages/${locale}.ts`).file}`] as const,
  )
  const style = built('/root.tsx?__react-router-build-client-route').css?.[0]
  if (style === undefined) throw new Error("The storefront's build has no style sheet")
  return {
    messages: Object.fromEntries(messages),
    customiser: `/${built('storefront/theme/customiser.ts').file}`,
    style: { href: `/${style}`, text: await readFile(path.join(clientDir, style), 'utf8') },
  }
}
