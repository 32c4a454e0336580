import { draftProblems, type DraftChoice, type FieldProblems } from '../address/check-draft.ts'
import { isDraftField, type Draft, type DraftField } from '../address/draft.ts'

/** Fields found wanting when the order was to go out, and the draft they were found in. */
export interface Marks {
  problems: FieldProblems
  draft: Draft
}

/** Fields whose trouble may as well be mended in another one. */
const partners: Readonly<Partial<Record<DraftField, DraftField>>> = {
  phone: 'areaCode',
  street: 'building',
  delivery: 'country',
  pointCode: 'delivery',
}

/**
 * A marked field is looked at again with every change, so that its message goes when it is mended.
 * What only the server can see stays until the field is touched.
 */
export function problemsLeft(
  { problems, draft }: Marks,
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
