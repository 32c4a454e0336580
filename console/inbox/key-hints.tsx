interface KeyHintsProps {
  /** What each key does. */
  keys: Readonly<Record<string, string>>
}

/** The keys of a list of messages; a phone has none. */
export function KeyHints({ keys }: KeyHintsProps) {
  return (
    <p className="inbox-keys">
      {Object.entries(keys).map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {text}
        </span>
      ))}
    </p>
  )
}
