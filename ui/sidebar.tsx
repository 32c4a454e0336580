import { SheetParts, useSheet } from './sheet.tsx'
import type { SheetProps } from './sheet.tsx'

/**
 * Filters, account sections: next to the content from 991 px, a sheet of at most 350 px below. A
 * popover rather than a dialog, because a dialog cannot also be shown in the page.
 */
export function Sidebar(props: SheetProps) {
  return (
    <aside className="sheet sidebar" {...useSheet<HTMLElement>(props.id)}>
      <SheetParts {...props} />
    </aside>
  )
}
