import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { Link } from './link.tsx'
import type { LinkProps } from './link.tsx'

export type ButtonKind = 'primary' | 'ghost' | 'link'

interface Looks {
  kind?: ButtonKind
  small?: boolean
  wide?: boolean
  icon?: IconName
  children: ReactNode
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows that the press was received; further presses are ignored, focus stays. */
  busy?: boolean
}

export function Button({ busy, onClick, type = 'button', ...props }: ButtonProps) {
  const { kind, small, wide, icon, children, className, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, small, wide, className)}
      onClick={busy ? ignorePress : onClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

type ButtonLinkProps = Looks & Omit<LinkProps, 'children'>

export function ButtonLink(props: ButtonLinkProps) {
  const { kind, small, wide, icon, children, className, ...rest } = props
  return (
    <Link {...rest} className={buttonClass(kind, small, wide, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName
  label: string
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classes('icon-btn', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

function buttonClass(
  kind: ButtonKind = 'primary',
  small: boolean | undefined,
  wide: boolean | undefined,
  className: string | undefined,
) {
  return classes(
    'btn',
    kind !== 'primary' && `btn-${kind}`,
    small && 'btn-small',
    wide && 'btn-wide',
    className,
  )
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
}
