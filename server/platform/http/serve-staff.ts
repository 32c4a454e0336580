import type { Context } from 'hono'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { lackingFor } from '#domain/staff/permissions.ts'
import type { StaffMember } from '../access/staff-member.ts'
import { authenticateStaff } from '../access/staff-tokens.ts'
import { ChangeRecorder } from '../changes/change-recorder.ts'
import type { Ctx } from '../context.ts'
import { bearerTokenHash } from './bearer-token.ts'
import { bindingsOf, type AnyCaller } from './bind.ts'
import { callerLocale } from './errors.ts'
import { callerAddress } from './request-address.ts'

interface StaffCaller extends AnyCaller {
  /** Name that the browser gives itself. */
  device: string
  /** Hash of the token sent along, valid or not. */
  sentToken: Buffer | null
}

interface SignedIn extends StaffCaller {
  staff: StaffMember
  tokenHashes: readonly Buffer[]
  sessionId: string
  needsSecondFactor: boolean
  needsNewPassword: boolean
  changes: ChangeRecorder
  /** The version the caller saw of what it changes, from `If-Match`; null if it does not say. */
  seen: number | null
}

interface Callers {
  /** Not signed in. */
  public: StaffCaller & { staff: null; changes: null; seen: null }
  staff: SignedIn
}

/**
 * The staff API. Every call except GET must call `changes.record` or `changes.recordNothing`;
 * otherwise it fails as a server error and is rolled back.
 */
export const {
  serve: serveStaff,
  serveSteps: serveStaffSteps,
  serveWrite: serveStaffWrite,
} = bindingsOf<Callers>({
  callers: {
    public: async (ctx, c) => ({ ...callerOf(ctx, c), staff: null, changes: null, seen: null }),
    async staff(ctx, c, endpoint) {
      const known = await authenticateStaff(ctx, c)
      if (!known) throw new DomainError('unauthenticated')
      const { may, alsoMay } = endpoint
      if (!may) throw new Error(`${endpoint.key} does not say what it needs`)
      const permission = lackingFor({ may, ...(alsoMay && { alsoMay }) }, known.staff.permissions)
      if (permission) throw new DomainError('forbidden', { permission })
      if (known.needsNewPassword && !endpoint.beforeSecondFactor) {
        throw new DomainError('new_password_missing')
      }
      if (known.needsSecondFactor && !endpoint.beforeSecondFactor) {
        throw new DomainError('second_factor_missing')
      }
      return {
        ...callerOf(ctx, c),
        ...known,
        changes: new ChangeRecorder(known.staff),
        seen: seenVersion(c),
      }
    },
  },
  strictQuery: true,
  idOf: ({ staff }) => staff?.id,
  check: requireChange,
  cacheHeaders: (c) => c.header('cache-control', 'no-store'),
})

function callerOf(ctx: Ctx, c: Context): StaffCaller {
  return {
    locale: callerLocale(c),
    address: callerAddress(c, ctx.settings.trustedProxies),
    device: c.req.header('user-agent') ?? '',
    sentToken: bearerTokenHash(c),
  }
}

function seenVersion(c: Context): number | null {
  const header = c.req.header('if-match')
  if (header === undefined) return null
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw invalid('If-Match', issueSentences.format)
  return Number(version)
}

function requireChange({ key }: AnyEndpoint, { changes }: Callers[keyof Callers]): void {
  if (!changes || key.startsWith('GET ') || changes.isSaid) return
  throw new Error(`${key} did not say what it changed`)
}
