import { useState, type MouseEvent, type ReactNode } from 'react'
import { showToast } from '#ui/toasts.ts'
import { useMessages } from '../messages/messages.ts'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { ZoomPicture } from './zoom-dialog.tsx'

interface Opened {
  at: number
  link: HTMLAnchorElement
  pictures: readonly ZoomPicture[]
}

interface Zoom {
  /** For links around the pictures of one HTML list. Without scripts they lead to the file. */
  open: (event: MouseEvent<HTMLAnchorElement>, at: number) => void
  dialog: ReactNode
}

const loadDialog = () => waitingFor(import('./zoom-dialog.tsx'))

export function useZoom(pictures: readonly Omit<ZoomPicture, 'loaded'>[]): Zoom {
  const { errors } = useMessages()
  const [opened, setOpened] = useState<Opened | null>(null)
  const zoom = useLazyComponent(loadDialog, opened !== null, () => {
    setOpened(null)
    showToast(errors.noConnection, { tone: 'error' })
  })

  function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const link = event.currentTarget
    const shown = [...(link.closest('ol, ul')?.querySelectorAll('img') ?? [])]
    setOpened({
      at,
      link,
      pictures: pictures.map((picture, index) => ({
        ...picture,
        loaded: shown[index]?.naturalWidth ? shown[index].currentSrc : '',
      })),
    })
  }

  function close() {
    // Not every browser focuses a link when it is pressed.
    opened?.link.focus({ preventScroll: true })
    setOpened(null)
  }

  return {
    open,
    dialog:
      opened && zoom ? (
        <zoom.ZoomDialog
          pictures={opened.pictures}
          start={opened.at}
          openedFrom={opened.link.clientWidth}
          onClose={close}
        />
      ) : null,
  }
}
