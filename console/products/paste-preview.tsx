import { localize } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { problemOf } from './pasted-cells.ts'
import type { CellChange } from './variant-grid.ts'
import { variantMessages } from './variant-messages.ts'

interface PastePreviewProps {
  /** Null: nothing is being pasted. */
  changes: readonly CellChange[] | null
  nameOf: (key: string) => string
  paste: (changes: readonly CellChange[]) => void
  onClose: () => void
}

/** Shows which part of a pasted block cannot be used, before the rest of it is. */
export function PastePreview({ changes, nameOf, paste, onClose }: PastePreviewProps) {
  const texts = useMessages(variantMessages)
  const language = useLanguage()
  const checked = (changes ?? []).map((change) => ({ change, problem: problemOf(change) }))
  const bad = checked.filter(({ problem }) => problem !== undefined)
  const good = checked.filter(({ problem }) => problem === undefined)
  return (
    <ConfirmDialog
      isOpen={changes !== null}
      title={texts.badCells(bad.length, checked.length)}
      action={texts.pasteGood(good.length)}
      onConfirm={() => paste(good.map(({ change }) => change))}
      onClose={onClose}
    >
      <p className="text-ink-2 mb-3">{texts.badCellsLead}</p>
      <ul className="lines">
        {bad.map(({ change: { key, cell, text }, problem }) => (
          <li key={`${key} ${cell}`}>
            <div className="min-w-0 flex-1 basis-[160px]">
              <p className="font-medium">
                {nameOf(key)} · {texts.columns[cell]}
              </p>
              <p className="text-ink-2 text-12">{problem && localize(problem, language)}</p>
            </div>
            <span className="ms-auto">{text === '' ? texts.emptyCell : text}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
