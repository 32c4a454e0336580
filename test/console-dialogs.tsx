import type { z } from '@hono/zod-openapi'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { partMessages } from '#console/parts/messages.ts'
import { shapeAt } from '#console/parts/value-kinds.ts'
import { consoleMarkup } from './console-markup.tsx'
import { exampleAnswer } from './example-answer.ts'
import { textOf } from './markup-texts.ts'

interface Expected {
  title: string
  call: AnyEndpoint
  /** Labels by the parts of the body that they stand for; a part may have several. */
  fields: Readonly<Record<string, string | readonly string[]>>
}

/** A dialog and what is expected of it, named by its title. */
export interface DialogCase extends Expected {
  dialog: ReactNode
}

/** Expects a dialog to ask for parts that its call takes, each under its label, in this order. */
export function expectFields({ dialog, title, call, fields }: DialogCase): void {
  const { body } = call
  if (!body) throw new Error(`${call.key} takes no body`)
  for (const path of Object.keys(fields)) expect(() => shapeAt(body, path)).not.toThrow()
  const markup = consoleMarkup(dialog)
  expect(textOf(markup)).toContain(title)
  expect(labelsIn(markup)).toEqual(Object.values(fields).flat())
}

/** The first item that the example of a list has. */
export function firstExample<Item>(
  call: AnyEndpoint & { answer: z.ZodType<{ data: readonly Item[] }> },
): Item {
  const [item] = exampleAnswer(call).data
  if (item === undefined) throw new Error(`${call.key} has no example`)
  return item
}

/** Without the languages of a text and without notes such as “optional”. */
function labelsIn(markup: string): string[] {
  const labels = [...markup.matchAll(/<(label|legend)\b[^>]*>(.*?)<\/\1>/g)].map(
    ([, , label = '']) => textOf(label.replace(/<span class="field-note">.*?<\/span>/, '')),
  )
  return labels.filter((label) => !languages.has(label))
}

const { english, traditional, simplified } = partMessages.en
const languages: ReadonlySet<string> = new Set([english, traditional, simplified])
