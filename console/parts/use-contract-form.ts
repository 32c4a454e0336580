import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { issuesOf } from '#contract/issues.ts'
import { localize } from '#domain/locale.ts'
import { errorText } from '../api/error-text.ts'
import { changesIn } from '../drafts/changes-in.ts'
import { useFormDraft } from '../drafts/use-form-draft.ts'
import { language } from '../language/language.ts'

interface ContractFormOptions<Values extends FieldValues> {
  /** The body of the call, so that a field's rule is written once: in the contract. */
  shape: z.ZodType<unknown, Values>
  defaults: DefaultValues<Values>
  /**
   * Rejects with the shop's answer if it refuses; its issues then appear at their fields. Answers
   * what the form holds afterwards, if not what was typed.
   */
  save: (values: Values) => Promise<Values | void>
  /**
   * For forms of work: what is typed survives the tab, under this name, which tells forms at one
   * address apart. Never for passwords or other secrets.
   */
  draft?: string | null
}

/** A form checked by the shape of its call, in the person's language. */
export function useContractForm<Values extends FieldValues>({
  shape,
  defaults,
  save,
  draft: draftName = null,
}: ContractFormOptions<Values>) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults,
    resolver: (values): ResolverResult<Values, Values> => {
      const { error } = shape.safeParse(values, { reportInput: true })
      return error ? { values: {}, errors: errorsIn<Values>(error) } : { values, errors: {} }
    },
  })
  const draft = useFormDraft(form, { name: draftName, start: defaults })
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = (await save(values)) ?? values
      draft.discard()
      startAfresh(form, values, saved)
    } catch (error) {
      if (!showRefusal(form, error)) throw error
    }
  })
  return { form, submit, draft }
}

/** Begins again with what was saved; what was typed while it was being saved stays, unsaved. */
export function startAfresh<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
): void {
  const typed = changesIn(sent, form.getValues())
  form.reset(saved)
  if (Object.keys(typed).length > 0) {
    form.reset({ ...saved, ...typed }, { keepDefaultValues: true })
  }
}

function errorsIn<Values extends FieldValues>(error: z.ZodError): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { path, message } of issuesOf(error.issues)) {
    set(errors, path, { type: 'contract', message: localize(message, language()) })
  }
  return errors
}

/** Shows the refused fields; the write's own notice shows what belongs to no field. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError || error instanceof ConnectionError)) return false
  const issues = error instanceof ApiError ? error.issues : []
  const others = new Set<string>()
  for (const { path, message } of issues) {
    if (isFieldOf(form, path)) form.setError(path, { type: 'shop', message })
    else others.add(message)
  }
  // Also if the shop did not answer: then there is no sentence of its own.
  if (issues.length === 0) others.add(errorText(error))
  if (others.size > 0) form.setError('root', { type: 'shop', message: [...others].join(' ') })
  return true
}

function isFieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  path: string,
): path is FieldPath<Values> {
  return get(form.getValues(), path) !== undefined
}

/** The shape of a call's body. */
export function bodyOf<Body>({ key, body }: { key: string; body?: Body }): Body {
  if (body === undefined) throw new Error(`${key} takes no body`)
  return body
}
