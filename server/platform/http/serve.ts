import type { Context } from 'hono'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import { authenticate, type Account } from '../access/authenticate.ts'
import type { Ctx } from '../context.ts'
import { bindingsOf, type AnyCaller } from './bind.ts'
import { shopperLocale } from './errors.ts'
import { callerAddress } from './request-address.ts'

interface CustomerCaller<Known extends Account | null> extends AnyCaller {
  account: Known
  /** Tags a public answer with what it shows, so that caches drop it on a change. */
  tag: (...tags: string[]) => void
  tags: ReadonlySet<string>
}

interface Callers {
  public: CustomerCaller<Account | null>
  account: CustomerCaller<Account>
  registered: CustomerCaller<Account>
}

/** What a handler of the customer API knows about its caller. */
export type Caller<Who extends keyof Callers> = Callers[Who]

/** The customer API. */
export const { serve, serveSteps, serveWrite } = bindingsOf<Callers>({
  callers: {
    public: async (ctx, c) => callerOf(ctx, c, await authenticate(ctx, c)),
    account: async (ctx, c) => callerOf(ctx, c, await signedIn(ctx, c)),
    async registered(ctx, c) {
      const account = await signedIn(ctx, c)
      if (account.kind !== 'REGISTERED') throw new DomainError('forbidden')
      return callerOf(ctx, c, account)
    },
  },
  strictQuery: false,
  idOf: ({ account }) => account?.id,
  check() {},
  cacheHeaders,
})

async function signedIn(ctx: Ctx, c: Context): Promise<Account> {
  const account = await authenticate(ctx, c)
  if (!account) throw new DomainError('unauthenticated')
  return account
}

async function callerOf<Known extends Account | null>(
  ctx: Ctx,
  c: Context,
  account: Known,
): Promise<CustomerCaller<Known>> {
  const tags = new Set<string>()
  return {
    account,
    locale: await shopperLocale(ctx, c),
    address: callerAddress(c, ctx.settings.trustedProxies),
    tags,
    tag(...more) {
      for (const each of more) tags.add(each)
    },
  }
}

/**
 * No shared cache keeps an answer: with a token it may hold a renewed one or the caller's own data,
 * and many caches look only at the URL. The tags are for our own page cache.
 */
function cacheHeaders(c: Context, endpoint: AnyEndpoint, { tags }: Callers[keyof Callers]): void {
  const isForAll = endpoint.access === 'public' && c.req.method === 'GET' && tags.size > 0
  const isAnonymous = isForAll && c.req.header('authorization') === undefined
  // A long list of tags would be more than a proxy takes of headers.
  if (isAnonymous && c.env?.isInProcess) c.header('cache-tag', [...tags].join(','))
  c.header('cache-control', isAnonymous ? 'private, no-cache' : 'no-store')
}
