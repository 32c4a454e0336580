import type { z } from '@hono/zod-openapi'
import type { migrate } from '#contract/endpoints/auth.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { isCommonPassword } from '#domain/common-passwords.ts'
import { invalid } from '#domain/errors.ts'
import { localize } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { countAgainst, limits } from '../../platform/http/rate-limit.ts'
import type { Contact } from '../../platform/jobs/queue.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import { e164Of, requireReachable } from '../../platform/text/phone-number.ts'
import { readBrand } from '../../settings/brand.ts'
import { contactKey } from './contact.ts'

export type RegistrationForm = z.output<NonNullable<typeof migrate.body>>

export interface Registration {
  /** The contact used to sign in. */
  login: Contact
  columns: {
    username: string | null
    email: string | null
    area_code: string | null
    phone: string | null
    phone_e164: string | null
    pending_email: string | null
    password_hash: string
  }
}

/**
 * Validates a registration form. Costs one password hash whether or not the contact is known.
 * Throws `invalid` or `rate_limited`.
 */
export async function checkRegistration(ctx: Ctx, form: RegistrationForm): Promise<Registration> {
  const login = loginOf(form)
  await requireUncommon(ctx, 'password', form.password, [form.username ?? '', form.email ?? ''])
  await countAgainst(ctx, limits.registrationsOfContact, contactKey(login))
  return {
    login,
    columns: {
      username: form.username || null,
      email: 'email' in login ? login.email : null,
      area_code: form.phone ? (form.area_code ?? '852') : null,
      phone: form.phone ?? null,
      phone_e164: 'phone' in login ? login.phone : null,
      // The number is verified first: until then the email may belong to another person.
      pending_email: 'phone' in login ? form.email || null : null,
      password_hash: await hashPassword(form.password),
    },
  }
}

/** A number given with an email is only for couriers until it is confirmed. */
function loginOf(form: RegistrationForm): Contact {
  if (form.type === 'PHONE') return { phone: requireReachable(form.area_code, form.phone) }
  if (form.phone && !e164Of(form.area_code ?? '852', form.phone)) {
    throw invalid('phone', issueSentences.phone)
  }
  return { email: form.email }
}

/** Refuses common and easily guessed passwords. Throws `invalid`. */
export async function requireUncommon(
  ctx: Ctx,
  path: string,
  password: string,
  theirs: readonly string[],
): Promise<void> {
  const brand = localize((await readBrand(ctx)).name, 'en')
  const own = [brand, ...theirs].flatMap((text) => text.split('@')[0]?.split(/[^A-Za-z0-9]+/) ?? [])
  if (!isCommonPassword(password, own)) return
  throw invalid(path, issueSentences.easy_password)
}
