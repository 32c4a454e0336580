import { language } from '../language/language.ts'
import { partMessages } from './messages.ts'
import { showToast } from '#ui/toasts.ts'

const undoMs = 8000

/** For a step that is cheap to take back. Anything dearer asks first, by ConfirmDialog. */
export function showUndoToast(text: string, undo: () => void): void {
  showToast(text, {
    milliseconds: undoMs,
    action: { label: partMessages[language()].undo, onPress: undo },
  })
}
