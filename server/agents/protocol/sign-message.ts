import { createSigner, httpbis } from 'http-message-signatures'
import type { Ctx } from '../../platform/context.ts'
import { contentDigest } from './content-digest.ts'
import { profilePath } from './own-profile.ts'
import { ownKey } from './signing-key.ts'

const json = 'application/json'

interface OutgoingRequest {
  url: string
  body: string
  headers: Record<string, string>
}

/** Headers of a signed request of the shop, `headers` included. */
export async function signedRequestHeaders(
  ctx: Ctx,
  { url, body, headers }: OutgoingRequest,
): Promise<Record<string, string>> {
  const sent = {
    ...headers,
    'ucp-agent': `profile="${ctx.settings.publicUrl}${profilePath}"`,
    'content-type': json,
    'content-digest': contentDigest(body),
  }
  const { search } = new URL(url)
  const fields = [
    '@method',
    '@authority',
    '@path',
    ...(search === '' ? [] : ['@query']),
    'ucp-agent',
    'content-digest',
    'content-type',
  ]
  const signed = await httpbis.signMessage(await signing(ctx, fields), {
    method: 'POST',
    url,
    headers: sent,
  })
  return plain(signed.headers)
}

/** Headers that sign an answer of the shop. */
export async function signedAnswerHeaders(
  ctx: Ctx,
  { status, body }: { status: number; body: string },
): Promise<Record<string, string>> {
  const headers = { 'content-type': json, 'content-digest': contentDigest(body) }
  const fields = ['@status', 'content-digest', 'content-type']
  const signed = await httpbis.signMessage(await signing(ctx, fields), { status, headers })
  return plain(signed.headers)
}

async function signing(ctx: Ctx, fields: string[]) {
  const { id, secret } = await ownKey(ctx)
  return {
    key: createSigner(secret, 'ecdsa-p256-sha256', id),
    name: 'sig1',
    fields,
    // The key says which algorithm it is.
    params: ['created', 'keyid'],
    paramValues: { created: ctx.clock(), keyid: id },
  }
}

function plain(headers: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  )
}
