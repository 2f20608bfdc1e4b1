import { environment } from '../environment/environment'

/** Pages of the website that mails and providers lead to. Their origin is a setting, and never what a request says. */
const pages = {
  confirm: '/account-activeren',
  reset: '/wachtwoord-reset',
  email: '/email-valideren',
  forgot: '/wachtwoord-vergeten',
  logIn: '/inloggen',
  ownData: '/account#gegevens',
  connect: '/auth/connect',
} as const

/** The address of a page, with the code that its button will send. */
export function linkTo(page: keyof typeof pages, code?: string): string {
  const url = new URL(pages[page], environment.SITE_URL)
  if (code !== undefined) url.searchParams.set('code', code)
  return url.href
}
