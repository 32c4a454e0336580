import type { StaffInput } from '../api/staff-api.ts'

type Columns = StaffInput<'POST /bank-statements'>['body']['columns']

/** What a column of a statement holds. */
export const columnRoles = ['none', 'date', 'text', 'amount', 'direction', 'currency'] as const
export type ColumnRole = (typeof columnRoles)[number]

export function rolesOf(columns: Columns | null, count: number): ColumnRole[] {
  return Array.from({ length: count }, (_, at) => {
    if (!columns) return 'none'
    if (columns.texts.includes(at)) return 'text'
    const single = ['date', 'amount', 'direction', 'currency'] as const
    return single.find((role) => columns[role] === at) ?? 'none'
  })
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
  return { date, texts, amount, direction: place('direction'), currency: place('currency') }
}
