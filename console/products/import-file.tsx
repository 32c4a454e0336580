import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { fileErrorText } from './file-error-text.ts'
import { importMessages } from './import-messages.ts'
import type { ProductImport } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import { isPicture } from './match-pictures.ts'

interface Chosen {
  file: File
  ownSkus: boolean
  /** Identifies the import of this file, so that a second press repeats nothing. */
  key: string
}

interface ImportFileProps {
  /** Pictures that were chosen with the file, once its products are there. */
  onImported: (started: ProductImport, pictures: readonly File[]) => void
}

/** A file is checked as soon as it is chosen, and imported on the press of a button. */
export function ImportFile({ onImported }: ImportFileProps) {
  const texts = useMessages(importMessages)
  const [chosen, setChosen] = useState<Chosen>()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const [isMeant, setMeant] = useState(false)
  const check = useMutation({
    mutationFn: (sent: Chosen) =>
      callStaff('POST /products/import/check', { body: formOf(sent, {}) }),
  })
  const write = useMutation({
    mutationFn: (sent: Chosen) =>
      callStaff('POST /products/import', {
        body: formOf(sent, { name: sent.file.name, confirms_low_prices: String(isMeant) }),
        idempotencyKey: sent.key,
      }),
    onSuccess(started) {
      onImported(started, pictures)
      clear()
      setPictures([])
    },
  })

  function clear() {
    setChosen(undefined)
    check.reset()
  }

  function read(file: File, ownSkus: boolean) {
    const next = { file, ownSkus, key: crypto.randomUUID() }
    setChosen(next)
    setMeant(false)
    write.reset()
    check.mutate(next)
  }

  function take(files: readonly File[]) {
    const file = files.find((each) => !isPicture(each))
    const more = files.filter(isPicture)
    // A picture alone was taken for the product file, unless that is there.
    if (!file && !chosen && more[0] && more.length === 1) return read(more[0], false)
    setPictures((before) => [...before, ...more])
    if (file) read(file, false)
  }

  const report = check.data
  const changed = report ? report.created + report.updated : 0
  const error = check.error ?? write.error
  const falls = report?.price_falls.length ?? 0
  const mayImport = report?.problems.length === 0 && (changed > 0 || pictures.length > 0)
  const file = chosen && {
    id: 'products',
    name: chosen.file.name,
    ...(check.isPending && { progress: 0.5 }),
    ...(error && { error: fileErrorText(error) }),
  }
  const shown = [
    ...(file ? [file] : []),
    ...(pictures.length > 0 ? [{ id: 'pictures', name: texts.pictureFiles(pictures.length) }] : []),
  ]
  return (
    <div className="grid gap-4">
      <FileDrop
        texts={{
          ...texts.file,
          removeOf: texts.remove,
          retryOf: texts.retry,
          progressOf: texts.checking,
        }}
        name="products"
        accept=".csv,.tsv,.txt,text/csv,image/jpeg,image/png,image/webp"
        multiple
        files={shown}
        onFiles={take}
        onRemove={(id) => (id === 'pictures' ? setPictures([]) : clear())}
        onRetry={() => chosen && read(chosen.file, chosen.ownSkus)}
      />
      {check.isPending ? <output>{texts.checkingFile}</output> : null}
      {report && chosen ? <ImportReport report={report} pictures={pictures} /> : null}
      {report && chosen && (report.shared_skus > 0 || chosen.ownSkus) ? (
        <Checkbox
          label={texts.ownSkus}
          checked={chosen.ownSkus}
          onChange={(event) => read(chosen.file, event.target.checked)}
        />
      ) : null}
      {mayImport && falls > 0 ? (
        <Checkbox
          label={texts.confirmsLowPrices(falls)}
          checked={isMeant}
          onChange={(event) => setMeant(event.target.checked)}
        />
      ) : null}
      {mayImport && chosen ? (
        <div className="form-buttons">
          <Button
            busy={write.isPending}
            disabled={falls > 0 && !isMeant}
            onClick={() => write.mutate(chosen)}
          >
            {texts.act(changed)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function formOf({ file, ownSkus }: Chosen, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  form.set('file', file)
  form.set('own_skus', String(ownSkus))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
