import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
} from 'react'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMessages } from '../messages/messages.ts'
import { useShoppingMessages } from '../messages/shopping-messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { ZoomStage } from './zoom-stage.ts'
import './zoom.css'

export interface ZoomPicture {
  file: string
  alt: string
  background: string
  width: number
  height: number
  /** URL of the file already loaded in the page; empty if it has not been loaded yet. */
  loaded: string
}

interface ZoomDialogProps {
  pictures: readonly ZoomPicture[]
  start: number
  /** Width of the pressed picture on its page: it opens no smaller. */
  openedFrom: number
  onClose: () => void
}

/** Full-screen pictures: swipe between them, zoom about any point, and pan. */
export function ZoomDialog({ pictures, start, openedFrom, onClose }: ZoomDialogProps) {
  const { product: messages } = useMessages()
  const { zoom: text } = useShoppingMessages()
  const [at, setAt] = useState(start)
  const [isEnlarged, setEnlarged] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const stage = useRef<ZoomStage | null>(null)
  const last = pictures.length - 1
  const title = pictures[at]?.alt ?? ''

  function turnTo(index: number) {
    if (index >= 0 && index <= last) setAt(index)
  }

  const turn = useEffectEvent((towards: 1 | -1) => {
    const isMirrored = element.current?.matches(':dir(rtl)')
    turnTo(at + (isMirrored ? -towards : towards))
  })

  // Gestures run outside React, on the element itself.
  useEffect(() => {
    if (!element.current) return
    const opened = new ZoomStage(element.current, {
      onTurn: (towards) => turn(towards),
      onEnlarged: setEnlarged,
    })
    stage.current = opened
    return () => opened.close()
  }, [])

  // Before paint: the next picture must not appear at the last one's position.
  useLayoutEffect(() => stage.current?.reset(), [at])

  const strip: CSSProperties & Record<`--${string}`, string | number> = {
    '--at': at,
    '--from': `${openedFrom}px`,
  }
  return (
    <Dialog
      id="zoom"
      full
      open
      titleHidden
      title={title}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <div ref={element} className="zoom-stage" data-enlarged={isEnlarged || undefined}>
        <ol className="zoom-strip" style={strip}>
          {pictures.map((picture, index) =>
            Math.abs(index - at) > 1 ? null : (
              <Slide key={picture.file} {...{ picture, index }} isShown={index === at} />
            ),
          )}
        </ol>
      </div>
      <div className="zoom-foot">
        {last > 0 ? (
          <IconButton
            icon="chevron-start"
            label={text.previousPicture}
            aria-disabled={at === 0 || undefined}
            onClick={() => turnTo(at - 1)}
          />
        ) : null}
        <output>
          <span className="sr-only">{messages.pictureOf(at + 1, pictures.length, title)}</span>
          <span aria-hidden="true">
            {at + 1} / {pictures.length}
          </span>
        </output>
        {last > 0 ? (
          <IconButton
            icon="chevron-end"
            label={text.nextPicture}
            aria-disabled={at === last || undefined}
            onClick={() => turnTo(at + 1)}
          />
        ) : null}
        <IconButton
          icon={isEnlarged ? 'minus' : 'plus'}
          label={isEnlarged ? text.smaller : text.larger}
          onClick={() => stage.current?.toggle()}
        />
      </div>
    </Dialog>
  )
}

interface SlideProps {
  picture: ZoomPicture
  index: number
  isShown: boolean
}

/** Shows the loaded file at once; the largest one covers it, and may fail to load. */
function Slide({ picture, index, isShown }: SlideProps) {
  const { file, alt, background, width, height, loaded } = picture
  const box: CSSProperties & Record<`--${string}`, string | number> = {
    '--index': index,
    '--ratio': width / height,
  }
  return (
    <li style={box} data-shown={isShown || undefined} aria-hidden={!isShown || undefined}>
      <div className="zoom-picture" style={{ backgroundColor: background }}>
        <img src={loaded || fileUrl(file, 480)} alt={alt} draggable={false} />
        {isShown ? <img src={fileUrl(file, 1440)} alt="" draggable={false} /> : null}
      </div>
    </li>
  )
}
