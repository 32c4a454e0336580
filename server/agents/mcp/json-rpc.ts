import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import type { ProtocolError } from '../protocol/protocol-error.ts'

const message = z.object({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  /** A message without an id is a notification and gets no answer. */
  id: z.union([z.string(), z.number()]).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type RpcMessage = z.output<typeof message>

export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const

/** One message, or the code of what is wrong with it. Batches are not part of today's MCP. */
export function readMessage(body: Uint8Array): RpcMessage | number {
  const json = parseJson(new TextDecoder().decode(body))
  if (json === undefined) return rpcCodes.parse
  const { data } = message.safeParse(json)
  return data ?? rpcCodes.invalidRequest
}

type Id = RpcMessage['id'] | null

export function rpcResult(id: Id, result: unknown) {
  return { jsonrpc: '2.0', id, result }
}

export function rpcError(id: Id, code: number, text: string, data?: unknown) {
  return { jsonrpc: '2.0', id, error: { code, message: text, ...(data !== undefined && { data }) } }
}

/** A refused request; `data` says it in the words of UCP. */
export function rpcRefusal(id: Id, error: ProtocolError, continueUrl: string) {
  const { code, message: content, rpcCode, retryAfter } = error
  return rpcError(id, rpcCode, content, {
    code,
    content,
    continue_url: continueUrl,
    ...(retryAfter !== null && { retry_after: retryAfter }),
  })
}
