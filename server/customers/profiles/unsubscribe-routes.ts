import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { answerPlainPage, type PlainPage } from '../plain-page.ts'
import { unsubscribe } from './notification-settings.ts'

/**
 * The link in every newsletter. Opening it only asks, so that a prefetch does not unsubscribe; the
 * POST serves one-click unsubscribe (RFC 8058) and the page's button.
 */
export function unsubscribeRoutes(app: App, ctx: Ctx): void {
  app.get('/api/unsubscribe/:key', (c) => answerPlainPage(ctx, c, ask))

  app.post('/api/unsubscribe/:key', async (c) => {
    await unsubscribe(ctx, c.req.param('key'))
    return answerPlainPage(ctx, c, done)
  })
}

const ask: PlainPage = {
  title: { en: 'No more news?', zh: '取消訂閱？', cn: '取消订阅？' },
  text: {
    en: 'We will send you no more news and offers. Mail about your orders comes as before.',
    zh: '你將不再收到最新消息及優惠。訂單電郵會照常發送。',
    cn: '您将不再收到最新消息和优惠。订单邮件会照常发送。',
  },
  button: { en: 'Unsubscribe', zh: '取消訂閱', cn: '取消订阅' },
}

const done: PlainPage = {
  title: { en: 'You are unsubscribed', zh: '已取消訂閱', cn: '已取消订阅' },
  text: {
    en: 'It takes effect at once. You can ask for news again in your account.',
    zh: '即時生效。你可隨時在帳戶內重新訂閱。',
    cn: '即时生效。您可以随时在账户中重新订阅。',
  },
  button: null,
}
