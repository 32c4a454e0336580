import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

interface Own {
  name: string
  value: string
  title: ReactNode
  /** Details: when it arrives, where to collect, or why it cannot be chosen. */
  detail?: ReactNode
  /** At the end of the line: the price. */
  end?: ReactNode
  icon?: IconName
  /** Shown only while selected. */
  children?: ReactNode
}

type RadioCardProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'type'>

/** A delivery or payment method. Put several in a Fieldset. */
export function RadioCard(props: RadioCardProps) {
  const { title, detail, end, icon, children, id, className, ...input } = props
  const own = useId()
  const control = id ?? own
  return (
    <div className={classes('choice', className)}>
      <label className="choice-head" htmlFor={control}>
        <input
          {...input}
          id={control}
          type="radio"
          className="tick"
          aria-labelledby={`${control}-title`}
          aria-describedby={detail ? `${control}-detail` : undefined}
        />
        <span className="choice-title" id={`${control}-title`}>
          {icon ? <Icon name={icon} /> : null}
          {title}
          {end === undefined ? null : <span className="choice-end">{end}</span>}
        </span>
        {detail ? (
          <span className="choice-detail" id={`${control}-detail`}>
            {detail}
          </span>
        ) : null}
      </label>
      {children ? <div className="choice-more">{children}</div> : null}
    </div>
  )
}
