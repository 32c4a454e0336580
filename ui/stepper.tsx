import { useId, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

interface Own {
  /** Name of the field: "Quantity of Oxford shirt, navy, M". */
  label: string
  decreaseLabel: string
  increaseLabel: string
  defaultValue: number
  min?: number
  max: number
  /** Shown below when the maximum is reached: "Only 3 left". */
  maxReason?: string
  /** Makes it as tall as a text field, to align with a button. */
  tall?: boolean
  onChange?: (quantity: number) => void
}

type StepperProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'type' | 'value'>

/**
 * Keeps intermediate input; onChange gets whole numbers between min and max only. The parent resets
 * it with a new key.
 */
export function Stepper(props: StepperProps) {
  const {
    label,
    decreaseLabel,
    increaseLabel,
    defaultValue,
    min = 1,
    max,
    maxReason,
    tall,
    onChange,
    ...input
  } = props
  const reasonId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [quantity, setQuantity] = useState(defaultValue)

  function settle(wanted: number) {
    const settled = clamp(wanted, min, max, quantity)
    if (field.current) field.current.value = String(settled)
    if (settled === quantity) return
    setQuantity(settled)
    onChange?.(settled)
  }

  const full = quantity >= max
  return (
    <div>
      <div className={classes('stepper', tall && 'stepper-tall')}>
        <StepButton
          icon="minus"
          label={decreaseLabel}
          off={quantity <= min}
          press={() => settle(quantity - 1)}
        />
        <input
          {...input}
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={maxReason ? reasonId : undefined}
          defaultValue={defaultValue}
          onChange={({ target: { value } }) => {
            const typed = Number(value)
            if (value && typed === clamp(typed, min, max, -1)) settle(typed)
          }}
          // Full-width digits are folded once they are all there.
          onBlur={({ target: { value } }) => settle(Number.parseFloat(value.normalize('NFKC')))}
        />
        <StepButton
          icon="plus"
          label={increaseLabel}
          off={full}
          press={() => settle(quantity + 1)}
        />
      </div>
      {maxReason ? (
        <output className="field-hint" id={reasonId}>
          {full ? maxReason : null}
        </output>
      ) : null}
    </div>
  )
}

interface StepButtonProps {
  icon: IconName
  label: string
  off: boolean
  press: () => void
}

/** Stays focusable at its limit: removing it would lose the focus position. */
function StepButton({ icon, label, off, press }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  )
}

function clamp(wanted: number, min: number, max: number, otherwise: number): number {
  if (!Number.isFinite(wanted)) return otherwise
  return Math.min(Math.max(Math.trunc(wanted), min), Math.max(min, max))
}
