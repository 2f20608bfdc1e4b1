import type { StatisticsEvent } from '@gevel/contract/statistics'

type AuthEvent = Extract<StatisticsEvent, { eventType: `user-auth-${string}` }>['eventType']

/** What a form reports: that it succeeded, which leads to another page, or failed, which does not. */
const forms: Record<string, { succeeded?: AuthEvent; failed?: AuthEvent } | undefined> = {
  '/inloggen': { succeeded: 'user-auth-sign-in', failed: 'user-auth-auth-fail' },
  '/uitloggen': { succeeded: 'user-auth-sign-out' },
  '/registreren': { succeeded: 'user-auth-sign-up' },
  // shows on the same page that a mail was sent
  '/wachtwoord-vergeten': { failed: 'user-auth-forgot-password' },
  '/wachtwoord-reset': { succeeded: 'user-auth-update-password' },
}

/**
 * The event of a form that was sent.
 * @param form path of its action
 * @param shown the page that it led to
 */
export function authEventOf(form: string, shown: { pathname: string; search: string }): AuthEvent | undefined {
  if (form === '/account') {
    const notice = new URLSearchParams(shown.search).get('gelukt')
    return notice === 'wachtwoord' ? 'user-auth-update-password' : undefined
  }
  return forms[form]?.[shown.pathname === form ? 'failed' : 'succeeded']
}
