import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { ExportProducts } from './export-products.tsx'
import { importMessages } from './import-messages.ts'
import { ImportReport } from './import-report.tsx'
import { productMessages } from './messages.ts'
import { productCalls } from './product-types.ts'

/** A file is checked as soon as it is chosen, and imported on the press of a button. */
export function ImportScreen() {
  const texts = useMessages(importMessages)
  const { title } = useMessages(productMessages)
  return (
    <Page title={texts.title} back={{ to: '/products', label: title }}>
      <section className="card" aria-labelledby="import-title">
        <h2 id="import-title">{texts.importTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.importText}</p>
        <ImportFile />
      </section>
      <section className="card" aria-labelledby="export-title">
        <h2 id="export-title">{texts.exportTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.exportText}</p>
        <ExportProducts />
      </section>
    </Page>
  )
}

interface Chosen {
  file: File
  /** Of the import of this file, so that a second press repeats nothing. */
  key: string
}

function ImportFile() {
  const texts = useMessages(importMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const check = useMutation({
    mutationFn: ({ file }: Chosen) =>
      callStaff('POST /products/import/check', { body: formOf(file) }),
  })
  const write = useMutation({
    mutationFn: ({ file, key }: Chosen) =>
      callStaff('POST /products/import', { body: formOf(file), idempotencyKey: key }),
    async onSuccess({ created, updated }) {
      await Promise.all(productCalls.map((call) => queries.invalidateQueries({ queryKey: [call] })))
      showToast(texts.done(created + updated))
      void navigate('/products')
    },
  })

  function read(file: File | undefined) {
    const next = file && { file, key: crypto.randomUUID() }
    setChosen(next)
    write.reset()
    if (next) check.mutate(next)
    else check.reset()
  }

  const report = check.data
  const changed = report ? report.created + report.updated : 0
  const error = check.error ?? write.error
  const shown = chosen && {
    id: 'products',
    name: chosen.file.name,
    ...(check.isPending && { progress: 0.5 }),
    ...(error && { error: errorText(error) }),
  }
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
        accept=".csv,text/csv"
        files={shown ? [shown] : []}
        onFiles={([file]) => read(file)}
        onRemove={() => read(undefined)}
        onRetry={() => read(chosen?.file)}
      />
      {check.isPending ? <output>{texts.checkingFile}</output> : null}
      {report && chosen ? <ImportReport report={report} /> : null}
      {report && chosen && report.problems.length === 0 && changed > 0 ? (
        <div className="form-buttons">
          <Button busy={write.isPending} onClick={() => write.mutate(chosen)}>
            {texts.act(changed)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
