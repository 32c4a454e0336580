import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { callerAddress } from '../../platform/http/request-address.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import type { Operation } from '../operations/operation.ts'
import { operations } from '../operations/operations.ts'
import { runOperation } from '../operations/run-operation.ts'
import { profileInHeader } from '../protocol/agent-header.ts'
import { asProtocolError } from '../protocol/as-protocol-error.ts'
import { restPath } from '../protocol/own-profile.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'
import { signedAnswerHeaders } from '../protocol/sign-message.ts'
import { rawRequest } from '../protocol/raw-request.ts'

/** Every operation over REST; these are the last routes under their path. */
export function agentRestRoutes(app: App, ctx: Ctx): void {
  for (const operation of operations) {
    app.on(operation.method, `${restPath}${operation.path}`, async (c) => {
      const { is_on: isOn } = await readAgentSettings(ctx)
      if (!isOn) throw new DomainError('not_found')
      return answer(ctx, c, operation)
    })
  }
  app.all(`${restPath}/*`, async (c) => {
    const { is_on: isOn } = await readAgentSettings(ctx)
    if (!isOn) throw new DomainError('not_found')
    return refusal(ctx, c, new ProtocolError('not_found', 'Operation not found.'))
  })
}

async function answer(ctx: Ctx, c: Context, operation: Operation): Promise<Response> {
  try {
    const raw = await rawRequest(ctx, c)
    const { status, body } = await runOperation(ctx, operation, {
      raw,
      profile: profileOf(raw.headers['ucp-agent']),
      id: c.req.param('id') ?? '',
      readPayload: () => payloadOf(raw.headers['content-type'], raw.body),
      idempotencyKey: raw.headers['idempotency-key'] ?? null,
      acceptLanguage: raw.headers['accept-language'],
      address: callerAddress(c, ctx.settings.trustedProxies),
      isKeyInHeader: true,
    })
    const text = JSON.stringify(body)
    const headers = operation.isAnswerSigned
      ? await signedAnswerHeaders(ctx, { status, body: text })
      : { 'content-type': 'application/json' }
    return c.body(text, status, headers)
  } catch (error) {
    return refusal(ctx, c, error)
  }
}

/** Reads the header; without one there is no profile. */
function profileOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : profileInHeader(header)
}

function payloadOf(type: string | undefined, body: Uint8Array): unknown {
  if (body.length === 0) return {}
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type ?? '')) {
    throw new ProtocolError('unsupported_media_type', 'Send application/json.')
  }
  const json = parseJson(new TextDecoder().decode(body))
  if (json === undefined) throw new ProtocolError('invalid_json', 'The body is not JSON.')
  return json
}

function refusal(ctx: Ctx, c: Context, error: unknown): Response {
  const { code, message, status, retryAfter } = asProtocolError(ctx, error)
  if (retryAfter !== null) c.header('retry-after', String(retryAfter))
  return c.json({ code, content: message, continue_url: `${ctx.settings.publicUrl}/` }, status)
}
