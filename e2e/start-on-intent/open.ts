import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { freePort } from '#db/embedded/free-port.ts'
import { allLanguages } from '#domain/languages.ts'
import { builtPages } from '#server/pages/page-source.ts'
import { createPages, type Pages } from '#server/pages/pages.ts'
import { Metrics } from '#server/platform/metrics/metrics.ts'
import { onceInRun } from '../once-in-run.ts'

const run = promisify(execFile)

export interface TwoPageShop {
  origin: string
  pages: Pages
  /** Requests so far, such as `GET /next`. */
  asked: string[]
  /** Server errors so far. */
  errors: unknown[]
  /** API calls so far. */
  calls: string[]
  /** Sets what the API answers from now on, and drops the cached pages that show it. */
  change: (answer: object) => void
  close: () => Promise<void>
}

/** Builds and serves the two-page shop in this folder. */
export async function openTwoPageShop(): Promise<TwoPageShop> {
  const buildDir = '.cache/start-on-intent'
  await onceInRun('start-on-intent', build)
  const origin = `http://localhost:${await freePort()}`
  const asked: string[] = []
  const errors: unknown[] = []
  const calls: string[] = []
  let answer: object = {}
  const onError = (error: unknown) => errors.push(error)
  const pages = await createPages({
    metrics: new Metrics(),
    settings: { publicUrl: origin },
    source: builtPages(buildDir),
    languages: () => allLanguages,
    findPreview: async () => null,
    onError,
    async fetchApi(request) {
      calls.push(`${request.headers.get('accept-language')} ${new URL(request.url).pathname}`)
      return Response.json(answer, { headers: { 'cache-tag': 'configuration' } })
    },
  })
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    pages.handle(request, response).then((isOurs) => isOurs || response.end('elsewhere'), onError)
  })
  await new Promise<void>((resolve) => void server.listen(new URL(origin).port, resolve))
  function change(next: object): void {
    answer = next
    pages.drop(['configuration'])
  }
  return { origin, pages, asked, errors, calls, change, close: () => closeServer(server) }
}

async function build(): Promise<void> {
  const cli = 'node_modules/@react-router/dev/bin.cjs'
  await run(process.execPath, [cli, 'build', 'e2e/start-on-intent'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
