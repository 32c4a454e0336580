import { useState } from 'react'
import { typedNumber } from '#domain/typed-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

interface Own {
  /** NaN leaves the field empty. */
  value: number | null
  /** Null if the field is empty, NaN if what was typed is no number. */
  onNumber: (number: number | null) => void
}

type NumberInputProps = Own & Omit<TextInputProps, keyof Own | 'type' | 'onChange'>

/**
 * A number, typed with any keyboard: the browser's own number field drops the digits of a Chinese one.
 * The text stays as typed until the field is left.
 */
export function NumberInput({ value, onNumber, onBlur, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={typed ?? (value === null || Number.isNaN(value) ? '' : String(value))}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        onNumber(typedNumber(text))
      }}
      onBlur={(event) => {
        // Text that is no number stays, so that it can be mended.
        if (value === null || !Number.isNaN(value)) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
