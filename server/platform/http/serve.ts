import type { Context } from 'hono'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { DomainError } from '#domain/errors.ts'
import { authenticate, type Account } from '../access/authenticate.ts'
import type { Ctx } from '../context.ts'
import { bindingsOf, type AnyCaller } from './bind.ts'
import { callerLocale } from './errors.ts'
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

function callerOf<Known extends Account | null>(
  ctx: Ctx,
  c: Context,
  account: Known,
): CustomerCaller<Known> {
  const tags = new Set<string>()
  return {
    account,
    locale: callerLocale(c),
    address: callerAddress(c, ctx.settings.trustedProxies),
    tags,
    tag(...more) {
      for (const each of more) tags.add(each)
    },
  }
}

/** Shared caches may store only tagged answers to requests without a token. */
function cacheHeaders(c: Context, endpoint: AnyEndpoint, { tags }: Callers[keyof Callers]): void {
  const isForAll = endpoint.access === 'public' && c.req.method === 'GET' && tags.size > 0
  // With a token the answer may carry a renewed one, and many caches look only at the URL.
  const isPublic = isForAll && c.req.header('authorization') === undefined
  if (isPublic) c.header('cache-tag', [...tags].join(','))
  // With a token some of these answers include the caller's own data.
  if (isPublic) c.header('vary', 'authorization', { append: true })
  c.header('cache-control', isPublic ? 'public, max-age=0, s-maxage=30' : 'no-store')
}
