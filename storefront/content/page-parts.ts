import type { PagePictureView, SectionView } from './content-view.ts'

export type PagePart =
  | { kind: 'section'; section: SectionView }
  | { kind: 'picture'; picture: PagePictureView }

/**
 * Sections with the pictures between them. Those above the text (`after` 0) are not among them; one
 * placed after more sections than there are comes last.
 */
export function partsOf(
  sections: readonly SectionView[],
  pictures: readonly PagePictureView[],
): PagePart[] {
  const all = sections.filter(({ title }) => title !== '').length
  let headed = 0
  return sections.flatMap((section): PagePart[] => {
    if (section.title === '') return [{ kind: 'section', section }]
    headed += 1
    const here = pictures.filter(({ after }) => after && Math.min(after, all) === headed)
    return [
      { kind: 'section', section },
      ...here.map((picture) => ({ kind: 'picture' as const, picture })),
    ]
  })
}
