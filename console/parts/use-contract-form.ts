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
import { ApiError } from '#contract/client.ts'
import { issuesOf } from '#contract/issues.ts'
import { localize } from '#domain/locale.ts'
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
}

/** A form checked by the shape of its call, in the person's language. */
export function useContractForm<Values extends FieldValues>({
  shape,
  defaults,
  save,
}: ContractFormOptions<Values>) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults,
    resolver: (values): ResolverResult<Values, Values> => {
      const { error } = shape.safeParse(values, { reportInput: true })
      return error ? { values: {}, errors: errorsIn<Values>(error) } : { values, errors: {} }
    },
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      form.reset((await save(values)) ?? values)
    } catch (error) {
      if (!showRefusal(form, error)) throw error
    }
  })
  return { form, submit }
}

function errorsIn<Values extends FieldValues>(error: z.ZodError): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { path, message } of issuesOf(error.issues)) {
    set(errors, path, { type: 'contract', message: localize(message, language()) })
  }
  return errors
}

/** Shows the refused fields; the write's own notice shows what belongs to no field. */
function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  for (const { path, message } of error.issues) {
    form.setError(isFieldOf(form, path) ? path : 'root', { type: 'shop', message })
  }
  if (error.issues.length === 0) form.setError('root', { type: 'shop', message: error.message })
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
