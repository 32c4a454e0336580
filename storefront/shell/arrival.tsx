import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { mobileMenuId } from './mobile-menu.tsx'

/**
 * Does what a browser does when a document loads: closes open layers, moves focus to the new content
 * and announces its title.
 */
export function Arrival() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef({ pathname, key })

  // Client-side navigation does none of this by itself.
  useEffect(() => {
    if (last.current.key === key) return
    const isNewPage = last.current.pathname !== pathname
    last.current = { pathname, key }
    closeLayers(isNewPage ? '' : '.site-header ')
    closeMenu()
    if (!isNewPage) return
    setTitle(document.title)
    focusContent()
  }, [pathname, key])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}

/** A filter change keeps its sheet open; navigating closes menus. */
function closeLayers(scope: string): void {
  for (const open of document.querySelectorAll(`${scope}[popover=auto]:popover-open`)) {
    if (open instanceof HTMLElement) open.hidePopover()
  }
  if (scope === '') for (const open of document.querySelectorAll('dialog:modal')) close(open)
}

function closeMenu(): void {
  const menu = document.getElementById(mobileMenuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function close(layer: Element): void {
  if (layer instanceof HTMLDialogElement) layer.close()
}

function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
