import { apiDocument, type ApiDocument, type ApiInfo } from './api-document.ts'
import type { App } from './app.ts'

/** `/openapi.json` of an API, made on first request. */
export function openApiRoutes(app: App, info: ApiInfo): void {
  let document: ApiDocument | undefined
  app.get('/openapi.json', (c) => c.json((document ??= apiDocument(info))))
}
