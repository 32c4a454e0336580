import { authHead } from '../authentication/auth-head.ts'
import { ForgetPage } from '../authentication/forget-page.tsx'
import { forgetWithoutScript } from '../authentication/without-script.ts'
import type { Route } from './+types/forget-password.ts'

export const handle = { guard: 'unregisteredOnly' }

export function action({ request, context }: Route.ActionArgs) {
  return forgetWithoutScript({ request, context })
}

export function meta(args: Route.MetaArgs) {
  return authHead(args, (messages) => [messages.forget, messages.forgetText])
}

export default function ForgetPassword({ actionData }: Route.ComponentProps) {
  return <ForgetPage outcome={actionData ?? null} />
}
