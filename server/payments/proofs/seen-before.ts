import { sql } from 'kysely'
import type { Sighting } from '#domain/proof/sighting.ts'
import type { Db, Trx } from '../../platform/database/db.ts'

export interface SeenOn {
  proof_id: string
  order_id: string
  reference: string
  because: Sighting
}

/** Counted of 256 bits; a re-saved screenshot differs in fewer. */
const maxBitsApart = 10
/** Limits the picture comparison, which compares each proof with every other. */
const lookBackDays = 60

/**
 * Other orders with these proofs: the same file, the same transfer, or a similar picture. Screens
 * of one bank all look alike, so similarity counts only if the references do not differ.
 */
export async function seenOnOthers(db: Db | Trx, proofIds: readonly string[]): Promise<SeenOn[]> {
  if (proofIds.length === 0) return []
  const { rows } = await sql<SeenOn>`
    with mine as (
      select p.id, p.order_id, p.created_at, f.sha256, r.bank_reference, r.image_hash
      from payment_proofs p
      join files f on f.id = p.file_id
      left join proof_recognitions r on r.proof_id = p.id
      where p.id = any(${proofIds})
    ), seen (proof_id, own_order, order_id, because, rank) as (
      select mine.id, mine.order_id, p.order_id, 'same_picture', 1
      from mine
      join files f on f.sha256 = mine.sha256
      join payment_proofs p on p.file_id = f.id
      union all
      select mine.id, mine.order_id, r.order_id, 'same_bank_reference', 2
      from mine
      join proof_recognitions r on r.bank_reference = mine.bank_reference
      union all
      select mine.id, mine.order_id, r.order_id, 'similar_picture', 3
      from mine
      join proof_recognitions r on (mine.bank_reference is null or r.bank_reference is null)
        and r.created_at > mine.created_at - make_interval(days => ${lookBackDays})
        and bit_count(
          ('x' || mine.image_hash)::bit(256) # ('x' || r.image_hash)::bit(256)
        ) <= ${maxBitsApart}
    )
    select distinct on (seen.proof_id, o.id)
      seen.proof_id, o.id as order_id, o.reference, seen.because
    from seen
    join orders o on o.id = seen.order_id
    where seen.order_id <> seen.own_order
    order by seen.proof_id, o.id, seen.rank`.execute(db)
  return rows
}
