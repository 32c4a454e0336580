import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { customerApi, staffApi, type ApiInfo } from '../platform/http/api-document.ts'
import { html, Html } from '../platform/text/html.ts'
import { openAssets } from './assets.ts'
import { fixedDocument } from './fixed-document.ts'
import type { Page } from './page-cache/page.ts'
import { sendPage } from './page-cache/send-page.ts'

export interface ApiReference {
  /** Answers `/docs` of each API, and the files of these pages; returns false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}

const filesBase = '/api/docs'
const swaggerFolder = path.dirname(
  createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'),
)

const startScript = `SwaggerUIBundle({
  dom_id: '#reference',
  url: 'openapi.json',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
})`

/** The whole element, so that formatting cannot change what the hash is of. */
const startElement = new Html(`<script>${startScript}</script>`)
const scriptHash = createHash('sha256').update(startScript).digest('base64')

/** `data:` are the icons of its style sheet. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${scriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Swagger UI for the OpenAPI document of each API: a page that describes calls and tries them. */
export async function openApiReference(): Promise<ApiReference> {
  const files = await openAssets(swaggerFolder, filesBase)
  const pages = new Map(
    [customerApi, staffApi].map((info) => [`${info.base}/docs`, referencePage(info)]),
  )
  return {
    async handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const [pathname = ''] = (request.url ?? '').split('?', 1)
      const page = pages.get(pathname) ?? (await files.find(pathname))
      if (!page) return false
      await sendPage(page, request, response)
      return true
    },
  }
}

function referencePage({ title, base }: ApiInfo): Page {
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href="${filesBase}/swagger-ui.css" />
      </head>
      <body>
        <div id="reference"></div>
        <script src="${filesBase}/swagger-ui-bundle.js"></script>
        ${startElement}
      </body>
    </html>`.text
  const route = `${base}/docs`
  return fixedDocument({ route, body: Buffer.from(body), contentSecurityPolicy })
}
