import { issueSentences } from '#contract/issue-sentences.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import type { Trx } from '../context.ts'

/** Pictures named in a request, and where in it. */
export interface NamedPictures {
  path: string
  ids: readonly string[]
}

/**
 * Throws `invalid` unless every picture is a file that this account uploaded, named once in its
 * list: somebody else's looks like none.
 */
export async function requireOwnPictures(
  trx: Trx,
  accountId: string,
  named: readonly NamedPictures[],
): Promise<void> {
  const ids = named.flatMap((each) => each.ids)
  if (ids.length === 0) return
  const own = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
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
