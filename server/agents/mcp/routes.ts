import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import { localeFromAcceptLanguage } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import type { App } from '../../platform/http/app.ts'
import { callerAddress } from '../../platform/http/request-address.ts'
import { readerLocale } from '../../platform/languages.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { readBrand } from '../../settings/brand.ts'
import { operations } from '../operations/operations.ts'
import { runOperation } from '../operations/run-operation.ts'
import { profileInHeader } from '../protocol/agent-header.ts'
import { asProtocolError } from '../protocol/as-protocol-error.ts'
import { mcpPath } from '../protocol/own-profile.ts'
import { ProtocolError } from '../protocol/protocol-error.ts'
import { rawRequest } from '../protocol/raw-request.ts'
import { signedAnswerHeaders } from '../protocol/sign-message.ts'
import { isSigned, type RawRequest } from '../protocol/verify-signature.ts'
import {
  readMessage,
  rpcCodes,
  rpcError,
  rpcRefusal,
  rpcResult,
  type RpcMessage,
} from './json-rpc.ts'
import { shopTools } from './shop-tools.ts'
import { callArguments, ucpTools } from './tools.ts'

/** Versions of MCP, newest first. */
const versions = ['2025-11-25', '2025-06-18']

interface Answer {
  status: ContentfulStatusCode
  /** Null: a notification has no answer. */
  body: object | null
  isSigned?: boolean
}

/** The same operations as tools of MCP: streamable HTTP without sessions, each answer at once. */
export function agentMcpRoutes(app: App, ctx: Ctx): void {
  app.all(mcpPath, async (c) => {
    const { is_on: isOn } = await readAgentSettings(ctx)
    if (!isOn) throw new DomainError('not_found')
    // No stream of the server's own, and no session to end.
    if (c.req.method !== 'POST') return c.body(null, 405, { allow: 'POST' })
    const { status, body, isSigned } = await answer(ctx, c)
    if (body === null) return c.body(null, 202)
    const text = JSON.stringify(body)
    const headers = isSigned
      ? await signedAnswerHeaders(ctx, { status, body: text })
      : { 'content-type': 'application/json' }
    return c.body(text, status, headers)
  })
}

async function answer(ctx: Ctx, c: Context): Promise<Answer> {
  const refused = refusedOrigin(ctx, c) ?? refusedVersion(c)
  if (refused) return refused
  let id: RpcMessage['id'] | null = null
  try {
    const raw = await rawRequest(ctx, c)
    const message = readMessage(raw.body)
    if (typeof message === 'number') {
      return { status: 400, body: rpcError(null, message, 'This is no message of JSON-RPC 2.0.') }
    }
    if (message.id === undefined) return { status: 200, body: null }
    id = message.id
    return await handle(ctx, c, raw, { ...message, id })
  } catch (error) {
    const known = asProtocolError(ctx, error)
    if (known.retryAfter !== null) c.header('retry-after', String(known.retryAfter))
    return { status: known.status, body: rpcRefusal(id, known, `${ctx.settings.publicUrl}/`) }
  }
}

/** A page of another site must not call the shop on this machine or network (DNS rebinding). */
function refusedOrigin({ settings }: Ctx, c: Context): Answer | null {
  const origin = c.req.header('origin')
  if (origin === undefined || origin === settings.publicUrl) return null
  const text = 'Calls from pages of other sites are not answered.'
  return { status: 403, body: rpcError(null, rpcCodes.invalidRequest, text) }
}

function refusedVersion(c: Context): Answer | null {
  const version = c.req.header('mcp-protocol-version')
  if (version === undefined || versions.includes(version)) return null
  const text = `MCP ${version} is not spoken here; ${versions.join(', ')} are.`
  return { status: 400, body: rpcError(null, rpcCodes.invalidRequest, text) }
}

type Request = RpcMessage & { id: string | number }

async function handle(ctx: Ctx, c: Context, raw: RawRequest, message: Request): Promise<Answer> {
  const { id, method, params = {} } = message
  switch (method) {
    case 'initialize':
      return { status: 200, body: rpcResult(id, await introduction(ctx, params)) }
    case 'ping':
      return { status: 200, body: rpcResult(id, {}) }
    case 'tools/list':
      return { status: 200, body: rpcResult(id, { tools: allTools }) }
    case 'tools/call':
      return callTool(ctx, c, raw, message)
    default:
      return { status: 200, body: rpcError(id, rpcCodes.methodNotFound, `No method ${method}.`) }
  }
}

const allTools = [
  ...ucpTools,
  ...shopTools.map(({ name, description, shape }) => ({
    name,
    description,
    inputSchema: z.toJSONSchema(shape, { io: 'input' }),
    annotations: { readOnlyHint: true, openWorldHint: false },
  })),
]

async function introduction(ctx: Ctx, params: Record<string, unknown>) {
  const { name } = await readBrand(ctx)
  const wanted = versions.find((each) => each === params['protocolVersion'])
  return {
    protocolVersion: wanted ?? versions[0],
    capabilities: { tools: { listChanged: false } },
    serverInfo: { name: name.en, title: name.en, version: '1' },
    instructions: `Shopping at ${name.en} by the Universal Commerce Protocol. Usual order: search_catalog, get_product, create_checkout, update_checkout until its status is ready_for_complete, then complete_checkout once the buyer has agreed to the total. Where the status is requires_escalation, give the buyer continue_url. Prices are in cents of HKD.`,
  }
}

const toolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
})

async function callTool(ctx: Ctx, c: Context, raw: RawRequest, message: Request): Promise<Answer> {
  const { data: called } = toolCall.safeParse(message.params)
  if (!called) throw new ProtocolError('invalid_request', 'tools/call names a tool.')
  const own = shopTools.find(({ name }) => name === called.name)
  if (own) {
    const { data, error } = own.shape.safeParse(called.arguments)
    if (error) throw new ProtocolError('invalid_request', error.issues[0]?.message ?? 'not valid')
    const wanted = localeFromAcceptLanguage(raw.headers['accept-language'])
    const body = await own.answer(ctx, await readerLocale(ctx, wanted), data)
    return { status: 200, body: rpcResult(message.id, toolResult(body)) }
  }
  const operation = operations.find(({ name }) => name === called.name)
  if (!operation) throw new ProtocolError('invalid_request', `There is no tool ${called.name}.`)
  const { data: known, error } = callArguments.safeParse(called.arguments)
  if (error) throw new ProtocolError('invalid_request', `arguments: ${error.issues[0]?.message}`)
  const header = raw.headers['ucp-agent']
  const profile = known.meta?.['ucp-agent']?.profile ?? (header && profileInHeader(header))
  if (header !== undefined && isSigned(raw) && profileInHeader(header) !== profile) {
    throw new ProtocolError('signature_invalid', 'UCP-Agent and meta name different platforms.')
  }
  const key = known.meta?.['idempotency-key'] ?? raw.headers['idempotency-key'] ?? null
  requireArguments(operation, { ...known, key, given: called.arguments })
  const { body } = await runOperation(ctx, operation, {
    raw,
    profile,
    id: known.id ?? '',
    readPayload: () => (operation.argument === null ? {} : called.arguments[operation.argument]),
    idempotencyKey: key,
    acceptLanguage: raw.headers['accept-language'],
    address: callerAddress(c, ctx.settings.trustedProxies),
    isKeyInHeader: false,
  })
  const { isAnswerSigned } = operation
  return { status: 200, body: rpcResult(message.id, toolResult(body)), isSigned: isAnswerSigned }
}

function requireArguments(
  { needsKey, path, argument }: (typeof operations)[number],
  { id, key, given }: { id?: string | undefined; key: string | null; given: object },
): void {
  const missing = [
    ...(needsKey && key === null ? ['meta.idempotency-key'] : []),
    ...(path.includes(':id') && !id ? ['id'] : []),
    ...(argument && !(argument in given) ? [argument] : []),
  ]
  if (missing.length === 0) return
  throw new ProtocolError('invalid_request', `${missing.join(' and ')}: required`)
}

function toolResult(body: Record<string, unknown>) {
  return { structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] }
}
