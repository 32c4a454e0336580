import type { Messages } from './en.ts'
import { shell } from './cn/shell.ts'
import { catalogue } from './cn/catalogue.ts'
import { product } from './cn/product.ts'
import { content } from './cn/content.ts'
import { errors } from './cn/errors.ts'

export const messages = { shell, catalogue, product, content, errors } satisfies Messages
