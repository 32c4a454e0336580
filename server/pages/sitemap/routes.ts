import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { robotsTxt } from './robots-txt.ts'
import { sitemapFile, sitemapIndex } from './sitemaps.ts'

const anHour = 'public, max-age=3600'
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour }

export function sitemapRoutes(app: App, ctx: Ctx): void {
  app.get('/robots.txt', (c) => {
    c.header('cache-control', anHour)
    return c.text(robotsTxt(ctx.settings.publicUrl))
  })

  app.get('/sitemap.xml', async (c) => c.body(await sitemapIndex(ctx), 200, xml))

  app.get('/:file{sitemap-[a-z0-9-]+\\.xml}', async (c) => {
    const name = c.req.param('file').slice('sitemap-'.length, -'.xml'.length)
    return c.body(await sitemapFile(ctx, name), 200, xml)
  })
}
