import type { Ctx } from '../../platform/context.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import {
  ownCapabilities,
  serviceName,
  serviceSchema,
  serviceSpec,
  ucpVersion,
} from './capabilities.ts'
import { declaredHandler, ownHandlers } from './payment-handlers.ts'
import { ownKey, publicJwk } from './signing-key.ts'

export const profilePath = '/.well-known/ucp'
export const restPath = '/ucp'
export const mcpPath = '/mcp'

/** The document that the shop publishes about itself. */
export async function ownProfile(ctx: Ctx) {
  const { publicUrl: origin } = ctx.settings
  const settings = await readAgentSettings(ctx)
  const service = (transport: 'rest' | 'mcp', path: string) => ({
    version: ucpVersion,
    spec: serviceSpec,
    transport,
    schema: serviceSchema(transport),
    endpoint: `${origin}${path}`,
  })
  const capabilities = ownCapabilities({ discountCodes: settings.discount_codes })
  const handlers = await ownHandlers(ctx)
  return {
    ucp: {
      version: ucpVersion,
      services: { [serviceName]: [service('rest', restPath), service('mcp', mcpPath)] },
      capabilities: Object.fromEntries(
        capabilities.map(({ name, extends: parents, ...urls }) => [
          name,
          [{ ...urls, ...(parents.length > 0 && { extends: soleOrAll(parents) }) }],
        ]),
      ),
      payment_handlers: Object.fromEntries(
        handlers.map((handler) => [handler.name, [declaredHandler(origin, handler)]]),
      ),
    },
    signing_keys: [publicJwk(await ownKey(ctx))],
  }
}

function soleOrAll(parents: readonly string[]): string | readonly string[] {
  const [first = '', ...more] = parents
  return more.length === 0 ? first : parents
}
