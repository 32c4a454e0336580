export function FormError({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className="text-error">
      {text}
    </p>
  )
}
