import { useMessages } from '../language/messages.ts'
import { Page } from '../parts/page.tsx'
import { ExportProducts } from './export-products.tsx'
import { ImportFile } from './import-file.tsx'
import { importMessages } from './import-messages.ts'
import { ImportProgress } from './import-progress.tsx'
import { MatchReport } from './match-report.tsx'
import { productMessages } from './messages.ts'
import { useImports } from './use-imports.ts'
import { WaitingPictures } from './waiting-pictures.tsx'

export function ImportScreen() {
  const texts = useMessages(importMessages)
  const { title } = useMessages(productMessages)
  const { latest, waiting, matching, match, follow } = useImports()
  const isSending = matching !== undefined && matching.done < matching.all
  return (
    <Page title={texts.title} back={{ to: '/products', label: title }}>
      {latest || matching ? (
        <div className="mb-4 grid gap-4">
          {latest ? <ImportProgress found={latest} /> : null}
          {matching ? <MatchReport matching={matching} /> : null}
        </div>
      ) : null}
      <section className="card" aria-labelledby="import-title">
        <h2 id="import-title">{texts.importTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.importText}</p>
        <ImportFile onImported={follow} />
      </section>
      {waiting && waiting.total > 0 && !isSending ? (
        <WaitingPictures waiting={waiting} onFiles={(files) => void match(files)} />
      ) : null}
      <section className="card" aria-labelledby="export-title">
        <h2 id="export-title">{texts.exportTitle}</h2>
        <p className="text-ink-2 mb-4">{texts.exportText}</p>
        <ExportProducts />
      </section>
    </Page>
  )
}
