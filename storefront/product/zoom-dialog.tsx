import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../messages.ts'
import { fileUrl } from './picture-files.ts'
import type { PictureView } from './product-view.ts'

interface ZoomDialogProps {
  pictures: readonly PictureView[]
  start: number
  onClose: () => void
}

/** One picture as large as the screen; a press enlarges it further, to be moved about. */
export function ZoomDialog({ pictures, start, onClose }: ZoomDialogProps) {
  const { product: words } = useMessages()
  const [at, setAt] = useState(start)
  const [isClose, setClose] = useState(false)
  const picture = pictures[at]

  function turn(by: number) {
    setClose(false)
    setAt((at + by + pictures.length) % pictures.length)
  }

  const turnByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  })

  // Wherever the focus stands in the dialog.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => turnByKey(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])

  function enlarge({ currentTarget: button, nativeEvent }: MouseEvent<HTMLElement>) {
    const [x, y] = [
      nativeEvent.offsetX / button.clientWidth,
      nativeEvent.offsetY / button.clientHeight,
    ]
    setClose(!isClose)
    // What was pressed comes to the middle.
    requestAnimationFrame(() => {
      const stage = button.parentElement
      stage?.scrollTo(
        x * button.clientWidth - stage.clientWidth / 2,
        y * button.clientHeight - stage.clientHeight / 2,
      )
    })
  }

  if (!picture) return null
  return (
    <Dialog
      id="zoom"
      wide
      open
      title={picture.alt}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className="zoom-foot">
          <IconButton icon="chevron-start" label={words.previousPicture} onClick={() => turn(-1)} />
          <output>
            <span className="sr-only">{picture.alt} </span>
            {at + 1} / {pictures.length}
          </output>
          <IconButton icon="chevron-end" label={words.nextPicture} onClick={() => turn(1)} />
        </div>
      }
    >
      <div className="zoom-stage" data-close={isClose || undefined}>
        <button type="button" aria-label={isClose ? words.smaller : words.larger} onClick={enlarge}>
          <img src={fileUrl(picture.file, 1440)} width={1440} height={1800} alt={picture.alt} />
        </button>
      </div>
    </Dialog>
  )
}
