import { DescriptionList } from '#ui/description-list.tsx'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { saveKeyName } from '../parts/use-save-key.ts'
import { shellMessages } from './messages.ts'
import { useAreas } from './use-areas.ts'

interface ShortcutsDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const texts = useMessages(shellMessages)
  const language = useLanguage()
  const { keys } = texts
  const own = [
    ['?', keys.help],
    ['/', keys.search],
    ['j k', keys.walk],
    ['x', keys.select],
    [saveKeyName(), keys.save],
  ] as const
  const jumps = useAreas().map(
    ({ letter, label }) => [`g ${letter}`, keys.go(label[language])] as const,
  )
  return (
    <PageDialog id="shortcuts" isOpen={isOpen} onClose={onClose} title={texts.shortcuts}>
      <DescriptionList details={[...own, ...jumps].map(([term, detail]) => ({ term, detail }))} />
    </PageDialog>
  )
}
