import { classes } from './classes.ts'

interface PriceProps {
  /** Formatted by the caller: "HK$380". */
  amount: string
  /** The old price; `label` is read aloud where the strike-through is only visible: "was". */
  was?: { label: string; amount: string }
  /** "Save HK$100", "8折". */
  saving?: string
  className?: string
}

export function Price({ amount, was, saving, className }: PriceProps) {
  return (
    <span className={classes('price', className)}>
      {was ? <span className="price-cut">{amount}</span> : amount}
      {was ? (
        <s>
          <span className="sr-only">{was.label} </span>
          {was.amount}
        </s>
      ) : null}
      {saving ? <span className="price-saving">{saving}</span> : null}
    </span>
  )
}
