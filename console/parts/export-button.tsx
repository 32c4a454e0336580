import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { csvOf, saveFile, type CsvColumn } from './csv.ts'
import type { ListColumn } from './list-description.ts'
import { partMessages } from './messages.ts'
import { showFailure } from './toasts.ts'

interface ExportButtonProps<Row> {
  /** Name of the file, without its ending. */
  name: string
  /** One without text is not in the file. */
  columns: readonly Pick<ListColumn<Row>, 'title' | 'text'>[]
  /** Every row of the view, not only of this page. */
  fetchRows: () => Promise<readonly Row[]>
}

export function ExportButton<Row>({ name, columns, fetchRows }: ExportButtonProps<Row>) {
  const texts = useMessages(partMessages)
  const [isBusy, setBusy] = useState(false)

  async function exportRows() {
    setBusy(true)
    try {
      saveFile(`${name}.csv`, csvOf(columns.flatMap(exported), await fetchRows()))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="ghost" small icon="download" busy={isBusy} onClick={() => void exportRows()}>
      {isBusy ? texts.exporting : texts.exportCsv}
    </Button>
  )
}

function exported<Row>({ title, text }: Pick<ListColumn<Row>, 'title' | 'text'>): CsvColumn<Row>[] {
  return text ? [{ title, text }] : []
}
