import type { PlugIn } from '#server/platform/plug-ins/plug-in.ts'

/** The text or the number will never be accepted. */
const refusals = new Set([400, 404])

/**
 * Sends text messages by WhatsApp (Cloud API), with an approved template that has one parameter in
 * each language. A customer who has no WhatsApp is refused; the shop then shows the message as
 * failed.
 */
export const plugIn: PlugIn = {
  name: 'WhatsApp',
  messenger({ settings, refused }) {
    const { PLUGIN_WHATSAPP_URL: url, PLUGIN_WHATSAPP_TOKEN: token } = settings
    const name = settings.PLUGIN_WHATSAPP_TEMPLATE ?? 'shop_message'
    const codes = { en: 'en', zh: 'zh_HK', cn: 'zh_CN' }
    return {
      async send({ to, text, locale }) {
        const parameters = [{ type: 'text', text }]
        const response = await fetch(`${url}/messages`, {
          method: 'POST',
          signal: AbortSignal.timeout(10_000),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            to: to.slice(1),
            type: 'template',
            template: {
              name,
              language: { code: codes[locale] },
              components: [{ type: 'body', parameters }],
            },
          }),
        })
        await response.body?.cancel()
        if (response.ok) return
        const said = `WhatsApp answered ${response.status}`
        throw refusals.has(response.status) ? refused(said) : new Error(said)
      },
    }
  },
}
