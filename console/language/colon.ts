import { language } from './language.ts'

/** Between a label and what it is about, as the console's language writes it. */
export function colon(): string {
  return language() === 'zh' ? '：' : ': '
}
