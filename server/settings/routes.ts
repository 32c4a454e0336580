import * as endpoints from '#contract/endpoints/configuration.ts'
import { DomainError } from '#domain/errors.ts'
import { htmlLang } from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import type { App } from '../platform/http/app.ts'
import { serve } from '../platform/http/serve.ts'
import { readLanguages } from '../platform/languages.ts'
import { findConfiguration } from './configurations.ts'
import { latestConfiguration } from './latest.ts'
import { readSortingList } from './sorting-lists.ts'

const localeTitles = { en: 'English', zh: '繁體中文', cn: '简体中文' } as const

export function configurationRoutes(app: App, ctx: Ctx): void {
  serve(app, ctx, endpoints.latestConfiguration, async (_, { tag }) => {
    tag('configuration', 'couriers')
    return latestConfiguration(ctx)
  })

  serve(app, ctx, endpoints.customerLocales, async (_, { tag }) => {
    tag('configuration')
    const { shown, fallback } = await readLanguages(ctx)
    return {
      data: shown.map((code) => ({ code, title: localeTitles[code], html_lang: htmlLang[code] })),
      fallback,
    }
  })

  serve(app, ctx, endpoints.sortingList, async ({ params }, { tag }) => {
    tag('configuration')
    return { data: await readSortingList(ctx, params.slug) }
  })

  serve(app, ctx, endpoints.configurationBySlug, async ({ params }, { tag }) => {
    tag('configuration')
    const value = await findConfiguration(ctx, params.slug)
    if (value === undefined) throw new DomainError('not_found')
    return endpoints.layout.parse(value)
  })
}
