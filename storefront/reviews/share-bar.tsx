interface ShareBarProps {
  count: number
  all: number
}

/** A share of all reviews; the count next to it says the same in figures. */
export function ShareBar({ count, all }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      style={{ display: 'inline-block', inlineSize: 96, background: 'var(--line)' }}
    >
      <span
        style={{
          display: 'block',
          blockSize: 6,
          inlineSize: `${(100 * count) / all}%`,
          background: 'var(--ink)',
        }}
      />
    </span>
  )
}
