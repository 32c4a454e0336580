import { authHead } from '../authentication/auth-head.ts'
import { ResetPage } from '../authentication/reset-page.tsx'
import { resetWithoutScript } from '../authentication/without-script.ts'
import type { Route } from './+types/reset-password.ts'

export function action({ request, context }: Route.ActionArgs) {
  return resetWithoutScript({ request, context })
}

export function meta(args: Route.MetaArgs) {
  return authHead(args, (messages) => [messages.reset, messages.resetText])
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  return <ResetPage outcome={actionData ?? null} />
}
