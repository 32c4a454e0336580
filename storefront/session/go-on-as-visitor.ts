import { becomeVisitor, notifyAuth } from './auth-state.ts'

/** For a customer whose session has expired and who does not sign in again. */
export function goOnAsVisitor(): void {
  becomeVisitor()
  notifyAuth()
}
