/** What suggests that a picture was changed; the surest first. */
export const editSignKinds = [
  'editor_metadata',
  'pasted_patch',
  'mixed_noise',
  'mixed_sharpness',
  'mixed_typefaces',
  'mixed_inks',
  /** Only the shop's own encoding of it is left, in which nothing could be seen. */
  'not_as_sent',
] as const
export type EditSignKind = (typeof editSignKinds)[number]

export interface EditSign {
  kind: EditSignKind
  /** The words it is seen on, or the editor's name; empty for the picture as a whole. */
  on: string
}
