import { shell } from './en/shell.ts'
import { catalogue } from './en/catalogue.ts'
import { product } from './en/product.ts'
import { content } from './en/content.ts'
import { errors } from './en/errors.ts'

export const messages = { shell, catalogue, product, content, errors }

/** English is the source: other languages do not compile unless they have the same keys. */
export type Messages = Worded<typeof messages>

/** The same keys with any texts. */
export type Worded<Value> = Value extends (...given: infer Given) => unknown
  ? (...given: Given) => string
  : Value extends string
    ? string
    : { [Key in keyof Value]: Worded<Value[Key]> }
