import { expect, test } from 'vitest'
import { cookieHeaders, openAuthCookies } from './auth-cookies.ts'

function cookiesOf(cookie: string, isSecure = false) {
  return openAuthCookies(new Request('https://shop.example/', { headers: { cookie } }), isSecure)
}

const login = { email: 'a@temp.invalid', password: 'p w;d' }
const temporary = encodeURIComponent(JSON.stringify(login))

test('a browser without scripts is known by its cookies', () => {
  const cookies = cookiesOf(`theme=x; auth.token=abc; auth.temporary=${temporary}`)
  expect(cookies).toMatchObject({ token: 'abc', isRegistered: false, temporary: login })
  expect(cookiesOf('auth.registered=k3')).toMatchObject({ token: null, isRegistered: true })
})

test.each(['', 'auth.token=', 'auth.token=%E0%A4%A', 'auth.temporary=%7B%22email', '=;; ='])(
  'cookies that are not ours or cut off (%j) make nobody known',
  (cookie) => {
    expect(cookiesOf(cookie)).toMatchObject({ token: null, isRegistered: false, temporary: null })
  },
)

test('what changed is sent back, secure where the page is', () => {
  const cookies = cookiesOf('', true)
  cookies.keep('token', 'a;b')
  cookies.keep('registered', null)
  expect(cookieHeaders(cookies).getSetCookie()).toEqual([
    'auth.token=a%3Bb; Path=/; SameSite=Lax; Max-Age=1800; Secure',
    'auth.registered=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ])
})
