import type { z } from 'zod'
import type { Issue } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import {
  issueSentences as sentences,
  issueSentencesWith as withValue,
  sentenceOf,
} from './issue-sentences.ts'

const maxIssues = 50

/** The wrong fields a schema found, each with its sentence; `below` is their parent path. */
export function issuesOf(
  found: readonly z.core.$ZodIssue[],
  below: readonly string[] = [],
): Issue[] {
  const issues = found.flatMap(simple).map(({ path, message }) => ({
    path: [...below, ...path].map(String).join('.'),
    message,
  }))
  return issues.slice(0, maxIssues)
}

interface Simple {
  path: readonly PropertyKey[]
  message: LocalizedText
}

function simple(issue: z.core.$ZodIssue): Simple[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: sentences.unknown_field }))
  }
  if (issue.code === 'invalid_union') return ofUnion(issue)
  return [{ path, message: sentenceOf(issue.message) ?? sentenceFor(issue) }]
}

/** The issues of the union member most likely meant: the fewest and deepest. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion): Simple[] {
  const { path, errors } = issue
  if (issue.input === undefined) return [{ path, message: sentences.required }]
  const [meant] = errors.toSorted((one, other) => misses(one) - misses(other))
  const found = meant?.flatMap(simple) ?? []
  if (found.length === 0) return [{ path, message: optionsOf(issue) }]
  return found.map((each) => ({ ...each, path: [...path, ...each.path] }))
}

/** A member of an entirely different type was not meant. */
function misses(issues: readonly z.core.$ZodIssue[]): number {
  const isOther = issues.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  )
  return issues.length + (isOther ? maxIssues : 0)
}

type Plain = Exclude<
  z.core.$ZodIssue,
  z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueUnrecognizedKeys
>

function sentenceFor(issue: Plain): LocalizedText {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? sentences.required : typeSentence(issue.expected)
    case 'invalid_value':
      return issue.input === undefined
        ? sentences.required
        : withValue.one_of(issue.values.map(String))
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return withValue.multiple_of(issue.divisor)
    case 'invalid_format':
      return formatSentence(issue.format)
    default:
      return issue.input === undefined ? sentences.required : sentences.not_accepted
  }
}

const types: Readonly<Record<string, LocalizedText>> = {
  string: sentences.text,
  number: sentences.number,
  int: sentences.whole_number,
  boolean: sentences.yes_or_no,
  array: sentences.list,
  object: sentences.fields,
  record: sentences.fields,
  nonoptional: sentences.required,
  Uint8Array: sentences.file,
}

function typeSentence(expected: string): LocalizedText {
  return types[expected] ?? sentences.not_accepted
}

const formats: Readonly<Record<string, LocalizedText>> = {
  email: sentences.email,
  url: sentences.url,
  date: sentences.date,
  datetime: sentences.time,
}

function formatSentence(format: string): LocalizedText {
  return formats[format] ?? sentences.format
}

function optionsOf(issue: z.core.$ZodIssueInvalidUnion): LocalizedText {
  const options = 'options' in issue ? issue.options : undefined
  return options ? withValue.one_of(options.map(String)) : sentences.not_accepted
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): LocalizedText {
  const min = Number(minimum)
  if (origin === 'string') return min <= 1 ? sentences.required : withValue.min_characters(min)
  if (origin === 'array') return withValue.min_items(min)
  return inclusive === false && min === 0 ? sentences.above_zero : withValue.min(min)
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): LocalizedText {
  const max = Number(maximum)
  if (origin === 'string') return withValue.max_characters(max)
  return origin === 'array' ? withValue.max_items(max) : withValue.max(max)
}
