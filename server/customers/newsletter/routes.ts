import * as endpoints from '#contract/endpoints/newsletter.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { shopperLocale } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/app.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import { serveSteps } from '../../platform/http/serve.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { pageUrl } from '../../platform/mail/links.ts'
import { contactKey } from '../auth/contact.ts'
import { answerPlainPage, type PlainPage } from '../plain-page.ts'
import { confirmNewsletter, languageOf } from './subscribe.ts'

export function newsletterRoutes(app: App, ctx: Ctx): void {
  serveSteps(app, ctx, endpoints.subscribeToNewsletter, async ({ commit }, { body }, caller) => {
    const { email, website = '' } = body
    await countAgainst(ctx, limits.newsletterByAddress, caller.address)
    await countAgainst(ctx, limits.newsletterOfContact, contactKey({ email }))
    return commit(async (trx) => {
      if (website === '') await addJob(trx, 'confirm_newsletter', { email, locale: caller.locale })
      return {}
    })
  })
}

/** The link in the confirmation letter. Opening it only asks, so that no prefetch confirms. */
export function newsletterPages(app: App, ctx: Ctx): void {
  app.get('/api/newsletter/:key', async (c) => {
    const locale = await languageOf(ctx, c.req.param('key'))
    if (!locale) return c.redirect(pageUrl(ctx, await shopperLocale(ctx, c), results.failure))
    return answerPlainPage(ctx, c, ask, locale)
  })

  app.post('/api/newsletter/:key', async (c) => {
    const locale = await inTransaction(ctx, (trx) =>
      confirmNewsletter(trx, ctx, c.req.param('key')),
    )
    const result = locale ? results.success : results.failure
    return c.redirect(pageUrl(ctx, locale ?? (await shopperLocale(ctx, c)), result), 303)
  })
}

const results = {
  success: '/result/newsletter/success',
  failure: '/result/newsletter/failure',
} as const

const ask: PlainPage = {
  title: { en: 'News by email?', zh: '訂閱電子通訊？', cn: '邮件订阅？' },
  text: {
    en: 'New pieces and stories, about twice a month. Unsubscribe in one click.',
    zh: '新品及故事，每月約兩封。每封電郵均附有取消訂閱連結。',
    cn: '新品和故事，每月约两封。每封邮件都有退订链接。',
  },
  button: { en: 'Yes, send me the news', zh: '確認訂閱', cn: '确认订阅' },
}
