import { useDeferredValue, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { localize } from '#domain/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Fieldset } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMay } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { SelectField } from './fields.tsx'
import { PickProducts } from './pick-products.tsx'
import { wordsIn } from './tags-field.tsx'
import { valueMessages } from './value-messages.ts'

interface ChosenProps {
  name: string
  label: string
}

/** A page of the shop, offered by its name while typing. The shop refuses one that answers nothing. */
export function LinkField({ name, label }: ChosenProps) {
  const texts = useMessages(valueMessages)
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const typed: string = typeof field.value === 'string' ? field.value : ''
  const pages = useOwnPages(useDeferredValue(typed))
  const list = useId()
  return (
    <>
      <TextInput
        {...field}
        {...{ label, list }}
        value={typed}
        hint={texts.linkHint}
        autoComplete="off"
        error={fieldState.error?.message}
      />
      <datalist id={list}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Products by their handles; a single one is replaced by the next. */
export function ChosenProducts({ name, label, isOne }: ChosenProps & { isOne: boolean }) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const one = typeof field.value === 'string' && field.value !== '' ? [field.value] : []
  return (
    <Fieldset legend={label} error={messageIn(fieldState.error)}>
      <PickProducts
        by="handle"
        chosen={isOne ? one : wordsIn(field.value)}
        onChange={(handles) => field.onChange(isOne ? (handles.at(-1) ?? '') : handles)}
      />
    </Fieldset>
  )
}

/** Categories by their slugs, in the order in which they were ticked. */
export function ChosenCategories({ name, label }: ChosenProps) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const language = useLanguage()
  const categories = useCall('GET /categories', {}).data?.data ?? []
  const chosen = wordsIn(field.value)
  return (
    <Fieldset legend={label} error={messageIn(fieldState.error)}>
      <div className="ticks">
        {categories.map(({ slug, parent_id: parent, title }) => (
          <div key={slug} className={parent === null ? undefined : 'ps-6'}>
            <Checkbox
              label={localize(title, language)}
              checked={chosen.includes(slug)}
              onChange={({ currentTarget: { checked } }) =>
                field.onChange(checked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
              }
            />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

/** A shop by its slug. */
export function ChosenWarehouse({ name, label }: ChosenProps) {
  const form = useFormContext()
  const language = useLanguage()
  const warehouses = useCall('GET /warehouses', {}).data?.data ?? []
  const options = warehouses.map(({ slug, title }) => ({
    value: slug,
    label: localize(title, language),
  }))
  return (
    <SelectField {...{ form, name, label }} options={[{ value: '', label: '–' }, ...options]} />
  )
}

/** Message of the list itself, or of the first entry that is refused. */
export function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined)
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}

interface OwnPage {
  path: string
  title: string
}

/** The pages a link can lead to: texts, categories, collections, posts, and products as typed. */
function useOwnPages(typed: string): OwnPage[] {
  const language = useLanguage()
  const may = useMay()
  const enabled = may('catalogue:read')
  const keyword = typed.startsWith('/') ? '' : typed.trim()
  const contents = useCall('GET /contents', {}, { enabled }).data?.data ?? []
  const categories = useCall('GET /categories', {}, { enabled }).data?.data ?? []
  const collections = useCall('GET /collections', {}, { enabled }).data?.data ?? []
  const posts = useCall('GET /posts', { query: { per_page: 100 } }, { enabled }).data?.data ?? []
  const products = useCall(
    'GET /products',
    { query: { keyword, status: 'active', per_page: 6 } },
    { enabled: enabled && keyword !== '', keepPrevious: true },
  )
  const found = keyword === '' ? [] : (products.data?.data ?? [])
  return [
    ...contents.flatMap(({ path, title, is_public: isPublic }) =>
      isPublic ? [{ path, title: localize(title, language) }] : [],
    ),
    ...categories.map(({ slug, title }) => ({
      path: `/shop/main/category/${slug}/product`,
      title: localize(title, language),
    })),
    ...collections.map(({ slug, title }) => ({
      path: `/shop/main/product?collections=${slug}`,
      title: localize(title, language),
    })),
    ...posts.flatMap(({ slug, title, status }) =>
      status === 'ACTIVE' ? [{ path: `/posts/${slug}`, title: localize(title, language) }] : [],
    ),
    ...found.map(({ _id, title }) => ({
      path: `/shop/main/product/${_id}`,
      title: localize(title, language),
    })),
    ...['/posts', '/articles', '/newsletter', '/shop/main/product', '/shop/main/order/track'].map(
      (path) => ({ path, title: path }),
    ),
  ]
}
