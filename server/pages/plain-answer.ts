import type { ServerResponse } from 'node:http'
import { closedPolicy } from '../platform/http/closed-policy.ts'

/** A short answer that no browser takes for anything but text. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}
