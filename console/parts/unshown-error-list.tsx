import { joinLabel } from '#domain/join-label.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { fieldMessages } from '../language/field-messages.ts'
import type { PathError } from './unshown-errors.ts'

/** By the name of the thing, where it has one. Loaded when it is needed. */
export function UnshownErrorList({ errors }: { errors: readonly PathError[] }) {
  const names: Readonly<Record<string, string>> = useMessages(fieldMessages).names
  const language = useLanguage()
  return (
    <ul>
      {errors.map(({ path, message }) => {
        const name = path
          .split('.')
          .findLast((part) => names[part] !== undefined && !/^\d+$/.test(part))
        return (
          <li key={path}>
            {name === undefined ? message : joinLabel(names[name] ?? '', message, language)}
          </li>
        )
      })}
    </ul>
  )
}
