import type { StaffAnswer, StaffInput } from '../api/staff-api.ts'

type Columns = StaffInput<'POST /bank-statements'>['body']['columns']
type Marks = StaffAnswer<'POST /bank-statements/preview'>['marks']

/** Kinds of columns of a statement. */
export const columnRoles = [
  'none',
  'date',
  'text',
  'amount',
  'direction',
  'state',
  'currency',
] as const
export type ColumnRole = (typeof columnRoles)[number]

export function rolesOf(columns: Columns | null, count: number, marks: Marks): ColumnRole[] {
  return Array.from({ length: count }, (_, at) => {
    const [only, other] = rolesFor(at, marks)
    if (only && !other) return only
    if (!columns) return 'none'
    if (columns.texts.includes(at)) return 'text'
    const single = ['date', 'amount', 'direction', 'state', 'currency'] as const
    return single.find((role) => columns[role] === at) ?? 'none'
  })
}

/** Roles that a column may have: nothing else for one that says which lines are money. */
export function rolesFor(at: number, marks: Marks): readonly ColumnRole[] {
  const mark = (['state', 'direction'] as const).find((role) => marks[role][0] === at)
  return mark ? [mark] : columnRoles
}

/** Only texts may be in several columns: any other role leaves the column that had it. */
export function withRole(roles: readonly ColumnRole[], at: number, role: ColumnRole): ColumnRole[] {
  const isShared = role === 'none' || role === 'text'
  return roles.map((before, other) => {
    if (other === at) return role
    return !isShared && before === role ? 'none' : before
  })
}

/** Null while the date, the amount or the text is missing. */
export function columnsOf(roles: readonly ColumnRole[]): Columns | null {
  const place = (role: ColumnRole) => {
    const at = roles.indexOf(role)
    return at === -1 ? null : at
  }
  const [date, amount] = [place('date'), place('amount')]
  const texts = roles.flatMap((role, at) => (role === 'text' ? at : []))
  if (date === null || amount === null || texts.length === 0) return null
  return {
    date,
    texts,
    amount,
    direction: place('direction'),
    state: place('state'),
    currency: place('currency'),
  }
}
