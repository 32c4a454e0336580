import { draftProblems, type DraftChoice, type FieldProblems } from '../address/check-draft.ts'
import { isDraftField, type Draft, type DraftField } from '../address/draft.ts'

/** Problems found on submit, and the draft they were found in. */
export interface FieldErrors {
  problems: FieldProblems
  draft: Draft
}

/** Fields whose problem can also be fixed in another field. */
const partners: Readonly<Partial<Record<DraftField, DraftField>>> = {
  phone: 'areaCode',
  street: 'building',
  delivery: 'country',
  pointCode: 'delivery',
}

/**
 * Marked fields are revalidated on every change, so a message disappears once it is fixed. Problems
 * that only the server can detect stay until the field is touched.
 */
export function problemsLeft(
  { problems, draft }: FieldErrors,
  now: Draft,
  chosen: DraftChoice,
): FieldProblems {
  const fresh = draftProblems(now, chosen)
  const left = Object.entries(problems).flatMap(([field, problem]) => {
    if (!isDraftField(field)) return []
    const partner = partners[field] ?? field
    const isUntouched = now[field] === draft[field] && now[partner] === draft[partner]
    const current = fresh[field] ?? (isUntouched ? problem : undefined)
    return current ? [[field, current] as const] : []
  })
  return Object.fromEntries(left)
}
