import type { Messages } from './en.ts'
import { shell } from './zh/shell.ts'
import { catalogue } from './zh/catalogue.ts'
import { product } from './zh/product.ts'
import { content } from './zh/content.ts'
import { errors } from './zh/errors.ts'

export const messages = { shell, catalogue, product, content, errors } satisfies Messages
