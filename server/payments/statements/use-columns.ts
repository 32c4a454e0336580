import { issueSentences } from '#contract/issue-sentences.ts'
import { marksOf, unusedMarks, type ColumnMarks } from '#domain/bank/column-marks.ts'
import { namesMoneyOut } from '#domain/bank/column-names.ts'
import type { StatementColumns } from '#domain/bank/statement-columns.ts'
import type { StatementTable } from '#domain/bank/statement-table.ts'
import { refuseIssues } from '#domain/errors.ts'

/**
 * The marks that columns are read with. Throws `invalid` for a column that is not there, or holds
 * money that left, and for one that says which lines are money but is not used.
 */
export function useColumns(table: StatementTable, columns: StatementColumns): ColumnMarks {
  const isMissing = (at: number | null) => at !== null && at >= table.headings.length
  const { texts, ...single } = columns
  const missing = [
    ...Object.entries(single).flatMap(([name, at]) => (isMissing(at) ? name : [])),
    ...(texts.some(isMissing) ? ['texts'] : []),
  ]
  refuseIssues(
    missing.map((name) => ({ path: `columns.${name}`, message: issueSentences.no_column })),
  )
  if (namesMoneyOut(table.headings[columns.amount] ?? '')) {
    refuseIssues([{ path: 'columns.amount', message: issueSentences.column_of_money_out }])
  }
  const marks = marksOf(table)
  refuseIssues(
    unusedMarks(table, columns, marks).map(({ part, at }) => ({
      path: `columns.${part}`,
      message: unusedSentence(part, table.headings[at] || String(at + 1)),
    })),
  )
  return marks
}

function unusedSentence(part: 'state' | 'direction' | 'currency', name: string) {
  const { en, zh, cn } = issueSentences[`unused_${part}`]
  return { en: `${en}: ${name}`, zh: `${zh}：${name}`, cn: `${cn}：${name}` }
}
