import type { z } from '@hono/zod-openapi'
import type { migrate } from '#contract/endpoints/auth.ts'
import { isCommonPassword } from '#domain/common-passwords.ts'
import { DomainError } from '#domain/errors.ts'
import { say } from '#domain/locale.ts'
import { readBrand } from '../configuration/brand.ts'
import type { Ctx } from '../context.ts'
import { countAgainst, limits } from '../http/rate-limit.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { contactKey, type Contact } from './contact.ts'
import { e164Of, requireReachable } from './phone-number.ts'

export type RegistrationForm = z.output<NonNullable<typeof migrate.body>>

export interface Registration {
  /** What is signed in with. */
  login: Contact
  /** A contact of the other kind: it signs in once it is confirmed. */
  other: Contact | null
  columns: {
    username: string | null
    email: string | null
    area_code: string | null
    phone: string | null
    phone_e164: string | null
    password_hash: string
  }
}

/**
 * What a new customer gave, ready to be written. Costs the same whether or not the contact is
 * known: one password hash. Throws `invalid` or `rate_limited`.
 */
export async function checkRegistration(ctx: Ctx, form: RegistrationForm): Promise<Registration> {
  const { login, other } = contactsOf(form)
  await requireUncommon(ctx, 'password', form.password, [form.username ?? '', form.email ?? ''])
  for (const contact of [login, other]) {
    if (contact) await countAgainst(ctx, limits.messagesToContact, contactKey(contact))
  }
  return {
    login,
    other,
    columns: {
      username: form.username || null,
      email: 'email' in login ? login.email : null,
      area_code: form.phone ? (form.area_code ?? '852') : null,
      phone: form.phone ?? null,
      phone_e164: 'phone' in login ? login.phone : null,
      password_hash: await hashPassword(form.password),
    },
  }
}

function contactsOf(form: RegistrationForm): { login: Contact; other: Contact | null } {
  if (form.type === 'PHONE') {
    const phone = requireReachable(form.area_code, form.phone)
    return { login: { phone }, other: form.email ? { email: form.email } : null }
  }
  if (form.phone && !e164Of(form.area_code ?? '852', form.phone)) {
    throw new DomainError('invalid', {
      issues: [{ path: 'phone', message: 'Invalid phone number' }],
    })
  }
  // A text message costs money: a number beside an email is confirmed when its owner asks for it.
  return { login: { email: form.email }, other: null }
}

/** Refuses a password that a stranger would try soon. Throws `invalid`. */
export async function requireUncommon(
  ctx: Ctx,
  path: string,
  password: string,
  theirs: readonly string[],
): Promise<void> {
  const brand = say((await readBrand(ctx)).name, 'en')
  const own = [brand, ...theirs].flatMap((text) => text.split('@')[0]?.split(/[^A-Za-z0-9]+/) ?? [])
  if (!isCommonPassword(password, own)) return
  throw new DomainError('invalid', { issues: [{ path, message: 'Too easy to guess' }] })
}
