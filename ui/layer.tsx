import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface LayerTexts {
  title: string
  titleHidden?: boolean
  closeLabel: string
  /** The title gets the focus instead of the close button: for what opens by itself. */
  focusTitle?: boolean | undefined
}

interface LayerProps extends LayerTexts {
  id: string
  footer?: ReactNode
  children: ReactNode
}

/** Inside of dialogs and drawers: header, scrolling body, fixed footer. */
export function Layer(props: LayerProps) {
  const { id, title, titleHidden, closeLabel, focusTitle, footer, children } = props
  return (
    <>
      <div className="layer-head">
        <h2
          id={`${id}-title`}
          className={titleHidden ? 'sr-only' : undefined}
          {...(focusTitle && { tabIndex: -1 })}
        >
          {title}
        </h2>
        <form method="dialog">
          <button className="icon-btn" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="layer-body">{children}</div>
      {footer ? <div className="layer-foot">{footer}</div> : null}
    </>
  )
}
