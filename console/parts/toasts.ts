import { showToast } from '#ui/toasts.ts'
import { errorText } from '../api/error-text.ts'
import { language } from '../language/language.ts'
import { partMessages } from './messages.ts'

/** Long enough to read a sentence, or to take a step back. */
const milliseconds = 8000

/** Shows the answer to a step that has no form. */
export function showFailure(error: unknown): void {
  showToast(errorText(error), { tone: 'error', milliseconds })
}

/**
 * For a step that is cheap to take back. Anything dearer asks first, by ConfirmDialog. Its id
 * dismisses it once there is nothing left to take back.
 */
export function showUndoToast(
  text: string,
  undo: () => void,
  label: string = partMessages[language()].undo,
): number {
  return showToast(text, {
    milliseconds,
    action: { label, onPress: undo },
  })
}
