/** Signs that a picture was edited, most reliable first. */
export const editSignKinds = [
  'editor_metadata',
  'pasted_patch',
  /** Only the shop's own re-encoding is left, so edits could not be detected. */
  'not_as_sent',
] as const
export type EditSignKind = (typeof editSignKinds)[number]

export interface EditSign {
  kind: EditSignKind
  /** The words it was found on, or the editor's name; empty for the whole picture. */
  on: string
}
