import { becomeVisitor, tellAuth } from './auth-state.ts'

/** Who was signed out by time, and goes on without signing in. */
export function goOnAsVisitor(): void {
  becomeVisitor()
  tellAuth()
}
