import { useState } from 'react'
import { z } from 'zod'
import { addDays, hongKongDay } from '#domain/dates.ts'
import { monthOf, periodOfMonth, type Period } from '#domain/period.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '../language/messages.ts'
import { csvOf, saveFile, type CsvColumn } from './csv.ts'
import { TextField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { partMessages } from './messages.ts'
import { useContractForm } from './use-contract-form.ts'

interface PeriodExportProps<Row> {
  /** Name of the file, without its days and ending. */
  name: string
  columns: readonly CsvColumn<Row>[]
  fetchRows: (period: Period) => Promise<readonly Row[]>
}

/** A list of a period as a file; an accountant wants last month. */
export function PeriodExport<Row>(props: PeriodExportProps<Row>) {
  const { exportCsv } = useMessages(partMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" small icon="download" onClick={() => setOpen(true)}>
        {exportCsv}
      </Button>
      {isOpen ? <PeriodDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const periodShape = z.object({ from: z.iso.date(), to: z.iso.date() })

interface PeriodDialogProps<Row> extends PeriodExportProps<Row> {
  onClose: () => void
}

function PeriodDialog<Row>({ name, columns, fetchRows, onClose }: PeriodDialogProps<Row>) {
  const texts = useMessages(partMessages)
  const { form, submit } = useContractForm({
    shape: periodShape,
    defaults: lastMonth(),
    async save(period) {
      const rows = await fetchRows(period)
      saveFile(`${name}-${period.from}-${period.to}.csv`, csvOf(columns, rows))
      onClose()
    },
  })
  return (
    <FormDialog
      id="export-period"
      title={texts.exportPeriod}
      saveLabel={texts.exportCsv}
      {...{ form, submit, onClose }}
    >
      <div className="pairs">
        <TextField form={form} name="from" type="date" label={texts.firstDay} />
        <TextField form={form} name="to" type="date" label={texts.lastDay} />
      </div>
    </FormDialog>
  )
}

function lastMonth(): Period {
  const today = hongKongDay(new Date())
  return periodOfMonth(monthOf(addDays(`${monthOf(today)}-01`, -1)))
}
