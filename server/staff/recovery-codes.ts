import { createHash } from 'node:crypto'
import { foldTyping } from '#domain/fold-typing.ts'
import { randomBelow } from '#domain/random.ts'
import type { Trx } from '../platform/database/db.ts'

const codeCount = 10
/** Without letters and digits that look alike, because they are printed and typed. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces the codes of a person. Only their hashes are stored. */
export async function replaceRecoveryCodes(trx: Trx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, drawCode)
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, hash: hashRecoveryCode(code) })))
    .execute()
  return codes
}

/** However it was typed: with capitals, spaces, or without hyphens. */
export function hashRecoveryCode(code: string): Buffer {
  const typed = foldTyping(code)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(typed).digest()
}

/** Seven groups of four: 138 bits, so that a fast hash is enough. */
function drawCode(): string {
  const text = Array.from({ length: 28 }, () => letters[randomBelow(letters.length)]).join('')
  return text.replaceAll(/(.{4})(?=.)/g, '$1-')
}
