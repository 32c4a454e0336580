import { useState } from 'react'
import { byteOrderMark, csvText } from '#domain/csv.ts'
import { Button } from '#ui/button.tsx'
import { allPages } from '../api/all-pages.ts'
import { callStaff } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { saveFile } from '../parts/csv.ts'
import { showFailure } from '../parts/toasts.ts'
import { importMessages } from './import-messages.ts'

/** All products in one file that an import reads. */
export function ExportProducts() {
  const texts = useMessages(importMessages)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      let headings: readonly string[] = []
      const rows = await allPages(async (page, per_page) => {
        const answer = await callStaff('GET /products/export', { query: { page, per_page } })
        headings = answer.headings
        return answer
      })
      saveFile('products.csv', byteOrderMark + csvText([headings, ...rows]))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="ghost" icon="download" busy={isBusy} onClick={() => void save()}>
      {isBusy ? texts.exporting : texts.exportAll}
    </Button>
  )
}
