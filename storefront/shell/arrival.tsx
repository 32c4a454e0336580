import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { mobileMenuId } from './mobile-menu.tsx'

/**
 * What a browser does by itself when a document loads: closes what was open, moves the focus to
 * the new content and says its title.
 */
export function Arrival() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef({ pathname, key })

  // The router changes the page without the browser's help.
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

/** A filter changes the list while its sheet stays open; a menu has done its work. */
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
