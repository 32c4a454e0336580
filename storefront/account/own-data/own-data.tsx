import { useAccountMessages } from '../account-messages.ts'
import { Panel } from '../panel.tsx'
import { CloseAccount } from './close-account.tsx'
import { ExportData } from './export-data.tsx'

export function OwnDataSection() {
  const { personalData: messages } = useAccountMessages()
  return (
    <div className="grid max-w-2xl gap-12">
      <Panel id="export" title={messages.exportTitle}>
        <p className="max-w-measure text-ink-2">{messages.exportText}</p>
        <ExportData />
      </Panel>
      <Panel id="close" title={messages.closeTitle}>
        <p className="max-w-measure text-ink-2">{messages.closeText}</p>
        <CloseAccount />
      </Panel>
    </div>
  )
}
