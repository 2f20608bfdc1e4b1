import { expect, test } from 'vitest'
import { authEventOf } from './auth-events.ts'

test.each([
  ['/inloggen', '/account', 'user-auth-sign-in'],
  ['/inloggen', '/inloggen', 'user-auth-auth-fail'],
  ['/uitloggen', '/inloggen?gelukt=uitloggen', 'user-auth-sign-out'],
  ['/registreren', '/account-activeren', 'user-auth-sign-up'],
  ['/registreren', '/registreren', undefined],
  ['/wachtwoord-vergeten', '/wachtwoord-vergeten', 'user-auth-forgot-password'],
  ['/wachtwoord-reset', '/account?gelukt=wachtwoord', 'user-auth-update-password'],
  ['/wachtwoord-reset', '/wachtwoord-reset', undefined],
  ['/account', '/account?gelukt=wachtwoord', 'user-auth-update-password'],
  ['/account', '/account?gelukt=profiel', undefined],
  ['/account/bewaren', '/news/1/x', undefined],
])('a form to %s that leads to %s is %s', (form, shown, event) => {
  const { pathname, search } = new URL(shown, 'https://gevel.example')
  expect(authEventOf(form, { pathname, search })).toBe(event)
})
