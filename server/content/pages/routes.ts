import * as endpoints from '#contract/endpoints/configuration.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { fillPlaceholders, hasPlaceholder } from './fill-placeholders.ts'
import { latestContent } from './latest-content.ts'

export function contentRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.contentBySlug, async ({ params }, { tag }) => {
    tag(`content:${params.slug}`)
    const content = await latestContent(ctx, params.slug)
    if (!hasPlaceholder(content)) return content
    tag('configuration')
    return fillPlaceholders(ctx, content)
  })
}
