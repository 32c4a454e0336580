import type { ReactNode } from 'react'
import { Drawing } from '#ui/drawing.tsx'
import type { ResultOutcome } from '../paths.ts'
import type { ResultTexts } from './result-heading.ts'

export const resultDrawings = {
  success: 'done',
  failure: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<ResultOutcome, string>

interface ResultCardProps {
  outcome: ResultOutcome
  texts: ResultTexts
  /** The next step. */
  children?: ReactNode
}

/** What happened, in a drawing and a sentence, and what to do next. */
export function ResultCard({ outcome, texts: { title, text }, children }: ResultCardProps) {
  return (
    <div className="mx-auto grid w-full max-w-form justify-items-center gap-4 py-8 text-center">
      <Drawing name={resultDrawings[outcome]} />
      <h1 className="text-28">{title}</h1>
      <p className="text-16 text-ink-2">{text}</p>
      {children}
    </div>
  )
}
