import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useMessages } from '../language/messages.ts'
import { csvOf, saveFile } from '../parts/csv.ts'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../language/show.ts'
import { reportMessages } from './messages.ts'

export interface ReportColumn<Row> {
  title: string
  /** Text in the file: amounts without currency or grouping. */
  text: (row: Row) => string
  /** Cell on the screen, if different. */
  cell?: (row: Row) => ReactNode
  isNumber?: boolean
  /** Under the rows on the screen, not in the file; empty if it has no sum. */
  total?: string
  isMoney?: boolean
  /** Left out on the screen, where it would push sums out of sight. */
  isFileOnly?: boolean
}

interface ReportTableProps<Row> {
  label: string
  /** Name of the file, without its ending. */
  file: string
  /** The first names the row. */
  columns: readonly ReportColumn<NoInfer<Row>>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  note?: string
}

const shownAtFirst = 100

/** Rows of a report, with their sums, and the same as a file. Scrolls sideways on a phone. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, file, columns, rows, keyOf, note } = props
  const texts = useMessages(reportMessages)
  const parts = useMessages(partMessages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const hasTotal = columns.some(({ total }) => total !== undefined)
  const onScreen = columns.filter(({ isFileOnly }) => !isFileOnly)
  return (
    <div className="report">
      <header className="card-head">
        <h2>{label}</h2>
        <Button kind="ghost" small icon="download" onClick={() => saveFile(`${file}.csv`, csv())}>
          {parts.exportCsv}
        </Button>
      </header>
      {note ? <p className="text-ink-2 text-12 mb-2">{note}</p> : null}
      {rows.length === 0 ? (
        <p className="list-empty">{texts.empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can scroll it
        <section className="table-scroll" aria-label={label} tabIndex={0}>
          <table className="report-table">
            <thead>
              <tr>
                {onScreen.map(({ title, isNumber }) => (
                  <th key={title} scope="col" className={classes(isNumber && 'to-end')}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <ReportRow key={keyOf(row)} row={row} columns={onScreen} />
              ))}
            </tbody>
            {hasTotal ? <TotalRow columns={onScreen} name={texts.total} /> : null}
          </table>
        </section>
      )}
      {shown.length < rows.length ? (
        <Button kind="link" onClick={() => setWhole(true)}>
          {texts.showAll(rows.length)}
        </Button>
      ) : null}
    </div>
  )

  /** Without the sums, which a pivot table would count as one more row. */
  function csv(): string {
    return csvOf(columns, rows)
  }
}

function ReportRow<Row>({ row, columns }: { row: Row; columns: readonly ReportColumn<Row>[] }) {
  return (
    <tr>
      {columns.map((column, at) => {
        const { title, isNumber, isMoney, text, cell } = column
        const shown = cell ? cell(row) : isMoney ? moneyText(text(row)) : text(row)
        // Zeros step back, so that figures stand out.
        const isNone = isNumber && Number(text(row)) === 0
        return at === 0 ? (
          <th key={title} scope="row">
            {shown}
          </th>
        ) : (
          <td key={title} className={classes(isNumber && 'to-end', isNone && 'text-ink-2')}>
            {shown}
          </td>
        )
      })}
    </tr>
  )
}

function TotalRow<Row>({ columns, name }: { columns: readonly ReportColumn<Row>[]; name: string }) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ title, total = '', isNumber, isMoney }, at) =>
          at === 0 ? (
            <th key={title} scope="row">
              {name}
            </th>
          ) : (
            <td key={title} className={classes(isNumber && 'to-end')}>
              {isMoney ? moneyText(total) : total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

function moneyText(text: string): string {
  return text === '' ? '' : showMoney(text)
}

export function moneyColumn<Row>(
  title: string,
  text: (row: Row) => string,
  total?: string,
): ReportColumn<Row> {
  return { title, text, isNumber: true, isMoney: true, ...(total !== undefined && { total }) }
}

export function countColumn<Row>(
  title: string,
  count: (row: Row) => number,
  total?: number,
): ReportColumn<Row> {
  return {
    title,
    text: (row) => String(count(row)),
    isNumber: true,
    ...(total !== undefined && { total: String(total) }),
  }
}
