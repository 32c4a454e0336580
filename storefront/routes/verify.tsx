import { authHead } from '../authentication/auth-head.ts'
import { VerifyPage } from '../authentication/verify-page.tsx'
import { verifyWithoutScript } from '../authentication/without-script.ts'
import type { Route } from './+types/verify.ts'

export function action({ request, context }: Route.ActionArgs) {
  return verifyWithoutScript({ request, context })
}

export function meta(args: Route.MetaArgs) {
  return authHead(args, (messages) => [messages.verify, messages.verifyWithoutScript])
}

export default function Verify() {
  return <VerifyPage />
}
