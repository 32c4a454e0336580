import type { z } from '@hono/zod-openapi'
import { linkUrl, optionalLinkUrl, ownPath } from '#contract/own-path.ts'
import { categorySlugs, productHandle, productHandles, warehouseSlug } from '#contract/page-data.ts'

type Shape = z.core.$ZodType
type Parts = readonly (readonly [name: string, shape: Shape])[]
type Def = z.core.$ZodTypes['_zod']['def']

/** How a part of a structured value is edited. */
export type ValueKind =
  | { kind: 'group'; parts: Parts }
  | { kind: 'list'; element: Shape }
  | { kind: 'lines' }
  | { kind: 'record'; element: Shape; keys: readonly string[] | null }
  | { kind: 'variants'; by: string; variants: ReadonlyMap<string, Shape> }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'picture'; hasUrl: boolean; rest: Parts }
  | { kind: 'text'; type: TextType }
  | { kind: 'words' | 'time' | 'number' | 'tick' | 'hidden' | ChosenKind }

/** How a browser takes in a text. */
export type TextType = 'text' | 'email' | 'tel' | 'url' | 'date' | 'color'

/** The same, or a field of its own for a text. */
export type FieldType = TextType | 'prose' | 'money'

/** Names something that the shop has, so it is chosen. */
type ChosenKind = 'link' | 'product' | 'products' | 'categories' | 'warehouse'

const chosenKinds = new Map<Shape, ChosenKind>([
  [ownPath, 'link'],
  [linkUrl, 'link'],
  [optionalLinkUrl, 'link'],
  [productHandle, 'product'],
  [productHandles, 'products'],
  [categorySlugs, 'categories'],
  [warehouseSlug, 'warehouse'],
])

/** Throws for a shape that no field is made for. */
export function kindOf(shape: Shape): ValueKind {
  const inner = innerOf(shape)
  const chosen = chosenKinds.get(inner)
  if (chosen) return { kind: chosen }
  const def = defOf(inner)
  switch (def.type) {
    case 'object':
      return kindOfObject(def.shape)
    case 'array':
      return defOf(innerOf(def.element)).type === 'string'
        ? { kind: 'lines' }
        : { kind: 'list', element: def.element }
    case 'record':
      return { kind: 'record', element: def.valueType, keys: optionsOf(defOf(def.keyType)) }
    case 'union':
      return kindOfUnion(def)
    case 'enum':
      return { kind: 'choice', options: optionsOf(def) ?? [] }
    case 'string':
      return kindOfString(def)
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'tick' }
    case 'literal':
      return { kind: 'hidden' }
    default:
      throw new Error(`No field is made for ${def.type}`)
  }
}

/** Its format is its own, or a check of what a call takes after it has been trimmed. */
function kindOfString(def: Extract<Def, { type: 'string' }>): ValueKind {
  const formats = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)].map((part) =>
    'format' in part ? part.format : undefined,
  )
  if (formats.includes('datetime')) return { kind: 'time' }
  return { kind: 'text', type: typedFormats.find((format) => formats.includes(format)) ?? 'text' }
}

const typedFormats = ['email', 'url', 'date'] as const

function kindOfObject(parts: Readonly<Record<string, Shape>>): ValueKind {
  if ('en' in parts && 'zh' in parts) return { kind: 'words' }
  const named = Object.entries(parts)
  if (!('file_id' in parts)) return { kind: 'group', parts: named }
  const rest = named.filter(([name]) => !partsOfPictures.has(name))
  return { kind: 'picture', hasUrl: 'url' in parts, rest }
}

/** Known from the file, or shown with it. */
const partsOfPictures = new Set(['file_id', 'url', 'width', 'height', 'background', 'alt'])

function kindOfUnion(def: Extract<Def, { type: 'union' }>): ValueKind {
  // An email or a link that may be left empty.
  const [empty, filled] = def.options
  if (def.options.length === 2 && empty && filled && literalOf(empty) === '') return kindOf(filled)
  const by = 'discriminator' in def ? String(def.discriminator) : ''
  const variants = def.options.flatMap((option) => {
    const inner = defOf(option)
    const named = inner.type === 'object' ? inner.shape[by] : undefined
    const literal = named ? defOf(named) : undefined
    return literal?.type === 'literal' ? [[String(literal.values[0]), option] as const] : []
  })
  if (variants.length === 0) throw new Error('No field is made for a union without a kind')
  return { kind: 'variants', by, variants: new Map(variants) }
}

/** Says whether it can be switched off, and what it is then. */
export function offValueOf(shape: Shape): null | undefined | false {
  const def = defOf(shape)
  if (def.type === 'default') return offValueOf(def.innerType)
  if (def.type === 'nullable') return null
  return def.type === 'optional' ? undefined : false
}

/** Value that a new one starts with. */
export function emptyOf(shape: Shape): unknown {
  if (offValueOf(shape) !== false) return offValueOf(shape)
  return filledOf(shape)
}

/** The same of one that is switched on. */
export function filledOf(shape: Shape): unknown {
  const kind = kindOf(shape)
  switch (kind.kind) {
    case 'picture':
      return {
        file_id: '',
        alt: { en: '', zh: '', cn: '' },
        ...Object.fromEntries(kind.rest.map(([name, part]) => [name, emptyOf(part)])),
      }
    case 'group':
      return Object.fromEntries(kind.parts.map(([name, part]) => [name, emptyOf(part)]))
    case 'words':
      return { en: '', zh: '', cn: '' }
    case 'list':
    case 'lines':
    case 'products':
    case 'categories':
      return []
    case 'record':
      return {}
    case 'choice':
      return kind.options[0]
    case 'number':
      return 0
    case 'tick':
      return false
    case 'hidden':
      return literalOf(shape)
    default:
      return ''
  }
}

function literalOf(shape: Shape): unknown {
  const def = defOf(innerOf(shape))
  return def.type === 'literal' ? def.values[0] : undefined
}

function innerOf(shape: Shape): Shape {
  const def = defOf(shape)
  // Typed as it comes, whatever the shop then makes of it.
  if (def.type === 'pipe') return innerOf(def.in)
  const isWrapped =
    def.type === 'nullable' ||
    def.type === 'optional' ||
    def.type === 'nonoptional' ||
    def.type === 'default'
  return isWrapped ? innerOf(def.innerType) : shape
}

function optionsOf(def: Def): readonly string[] | null {
  return def.type === 'enum' ? Object.values(def.entries).map(String) : null
}

function defOf(shape: Shape): Def {
  return (shape as z.core.$ZodTypes)._zod.def
}

/** Shape of a part, by its path. */
export function shapeAt(shape: Shape, path: string): Shape {
  return path.split('.').reduce((outer, name) => {
    const def = defOf(innerOf(outer))
    const part = def.type === 'object' ? def.shape[name] : undefined
    if (!part) throw new Error(`The shape has no ${path}`)
    return part
  }, shape)
}

/** Names of the parts of an object. */
export function partsOf(shape: Shape): string[] {
  const def = defOf(innerOf(shape))
  return def.type === 'object' ? Object.keys(def.shape) : []
}
