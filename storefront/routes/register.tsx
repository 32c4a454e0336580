import { authHead } from '../authentication/auth-head.ts'
import { RegisterPage } from '../authentication/register-page.tsx'
import { registerWithoutScript } from '../authentication/without-script.ts'
import type { Route } from './+types/register.ts'

export function action({ request, context }: Route.ActionArgs) {
  return registerWithoutScript({ request, context })
}

export function meta(args: Route.MetaArgs) {
  return authHead(args, (messages) => [messages.register, messages.registerText])
}

export default function Register({ actionData }: Route.ComponentProps) {
  return <RegisterPage outcome={actionData ?? null} />
}
