/** `select orders`: what a statement does first, and to which table. */
export function statementName(sql: string): string {
  const text = sql.slice(0, 2000).toLowerCase()
  const action = /\b(?:select|insert|update|delete|begin|commit|rollback)\b/.exec(text)?.[0]
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)"?/.exec(text)?.[1]
  return [action ?? 'statement', table].filter((part) => part !== undefined).join(' ')
}
