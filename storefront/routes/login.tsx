import { authHead } from '../authentication/auth-head.ts'
import { LoginPage } from '../authentication/login-page.tsx'
import { loginWithoutScript } from '../authentication/without-script.ts'
import type { Route } from './+types/login.ts'

export const handle = { guard: 'unregisteredOnly' }

export function action({ request, context }: Route.ActionArgs) {
  return loginWithoutScript({ request, context })
}

export function meta(args: Route.MetaArgs) {
  return authHead(args, (messages) => [messages.login, messages.loginText])
}

export default function Login({ actionData }: Route.ComponentProps) {
  return <LoginPage outcome={actionData ?? null} />
}
