/** Failures of a request itself, with the status of REST and the JSON-RPC code of MCP. */
const kinds = {
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  signature_missing: { status: 401, rpc: -32000 },
  signature_invalid: { status: 401, rpc: -32000 },
  key_not_found: { status: 401, rpc: -32000 },
  digest_mismatch: { status: 400, rpc: -32600 },
  algorithm_unsupported: { status: 400, rpc: -32600 },
  invalid_json: { status: 400, rpc: -32700 },
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  not_found: { status: 404, rpc: -32601 },
  body_too_large: { status: 413, rpc: -32600 },
  unsupported_media_type: { status: 415, rpc: -32600 },
  idempotency_conflict: { status: 409, rpc: -32000 },
  rate_limited: { status: 429, rpc: -32000 },
  unavailable: { status: 503, rpc: -32000 },
  internal: { status: 500, rpc: -32603 },
} as const

export type ProtocolErrorCode = keyof typeof kinds

/** A request that no operation answers. What an operation decides is an outcome instead. */
export class ProtocolError extends Error {
  readonly code: ProtocolErrorCode
  readonly retryAfter: number | null

  /** `content` is for the people who write agents. */
  constructor(code: ProtocolErrorCode, content: string, retryAfter: number | null = null) {
    super(content)
    this.name = 'ProtocolError'
    this.code = code
    this.retryAfter = retryAfter
  }

  get status() {
    return kinds[this.code].status
  }

  get rpcCode() {
    return kinds[this.code].rpc
  }
}
