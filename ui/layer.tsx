import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface LayerTexts {
  title: string
  titleHidden?: boolean
  closeLabel: string
}

interface LayerProps extends LayerTexts {
  id: string
  footer?: ReactNode
  children: ReactNode
}

/** Inside of dialogs and drawers: header, scrolling body, fixed footer. */
export function Layer({ id, title, titleHidden, closeLabel, footer, children }: LayerProps) {
  return (
    <>
      <div className="layer-head">
        <h2 id={`${id}-title`} tabIndex={-1} className={titleHidden ? 'sr-only' : undefined}>
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
