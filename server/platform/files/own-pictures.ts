import { issueSentences } from '#contract/issue-sentences.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import type { Trx } from '../database/db.ts'

/** Picture ids in a request, and their path in it. */
interface NamedPictures {
  path: string
  ids: readonly string[]
}

/**
 * Throws `invalid` unless every picture belongs to this account, or to none if it is closed, and is
 * listed once. Pictures of other accounts are reported as not found.
 */
export async function requireOwnPictures(
  trx: Trx,
  accountId: string | null,
  named: readonly NamedPictures[],
): Promise<void> {
  const ids = named.flatMap((each) => each.ids)
  if (ids.length === 0) return
  const own = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', 'is not distinct from', accountId)
    .where('visibility', '=', 'private')
    .execute()
  const known = new Set(own.map(({ id }) => id))
  const issues = named.flatMap((list) => issuesOf(list, known))
  refuseIssues(issues)
}

function issuesOf({ path, ids }: NamedPictures, known: ReadonlySet<string>): Issue[] {
  return ids.flatMap((id, at) => {
    if (!known.has(id)) return [{ path: `${path}.${at}`, message: issueSentences.not_found }]
    return ids.indexOf(id) < at
      ? [{ path: `${path}.${at}`, message: issueSentences.named_twice }]
      : []
  })
}
