import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Icon } from './icon.tsx'
import { useStore } from './store.ts'
import { dismissToast, toasts, type Toast } from './toasts.ts'

interface ToastRegionProps {
  /** Accessible names of the two regions. */
  label: string
  errorLabel: string
  dismissLabel: string
}

/**
 * Place once, near the end of the body. Errors appear at the top end, all others at the bottom
 * centre.
 */
export function ToastRegion({ label, errorLabel, dismissLabel }: ToastRegionProps) {
  const shown = useStore(toasts)
  const errors = shown.filter((toast) => toast.tone === 'error')
  const news = shown.filter((toast) => toast.tone !== 'error')
  return (
    <>
      <Stack
        label={label}
        live="status"
        className="toasts"
        toasts={news}
        dismissLabel={dismissLabel}
      />
      <Stack
        label={errorLabel}
        live="alert"
        className="toasts toasts-error"
        toasts={errors}
        dismissLabel={dismissLabel}
      />
    </>
  )
}

interface StackProps {
  label: string
  live: 'status' | 'alert'
  className: string
  toasts: readonly Toast[]
  dismissLabel: string
}

function Stack({ label, live, className, toasts, dismissLabel }: StackProps) {
  const ref = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  // Shown again for each toast, so that it is above any dialog opened since.
  useEffect(() => {
    if (newest === undefined) return
    ref.current?.hidePopover()
    ref.current?.showPopover()
  }, [newest])

  return (
    <div ref={ref} popover="manual" className={className} role={live} aria-label={label}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  )
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [held, setHeld] = useState(false)

  // A timer, paused while the toast has the pointer or focus.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismissToast, toast.milliseconds, toast.id)
    return () => clearTimeout(timer)
  }, [held, toast])

  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      {toast.tone === 'error' ? <Icon name="alert" /> : null}
      <span>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="link"
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className="icon-btn"
        aria-label={dismissLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
