import { useState } from 'react'
import { hongKongDay } from '#domain/dates.ts'
import { Notice } from '#ui/notice.tsx'
import { useLocale } from '../../locale.ts'
import { personalApi } from '../../session/session.ts'
import { useAccountMessages } from '../account-messages.ts'
import { PasswordGate } from './password-gate.tsx'

export function ExportData() {
  const { personalData: messages } = useAccountMessages()
  const locale = useLocale()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <PasswordGate
        button={messages.exportButton}
        kind="ghost"
        onPassword={async (password) => {
          setDone(false)
          const body = { password }
          const data = await personalApi(locale)('POST /profiles/account/export', { body })
          saveFile(`${messages.fileName}-${hongKongDay(new Date())}.json`, data)
          setDone(true)
        }}
      />
      {isDone ? (
        <Notice tone="success" live="status">
          {messages.exported}
        </Notice>
      ) : null}
    </>
  )
}

function saveFile(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
