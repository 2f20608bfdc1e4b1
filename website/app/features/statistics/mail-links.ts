/** Pages that links in mails lead to, with a code in their query. */
const mailLinks = ['/account-activeren', '/email-valideren', '/wachtwoord-reset']

/** Whether a page was opened by a link in a mail. */
export function isMailLink({ pathname, search }: { pathname: string; search: string }): boolean {
  return mailLinks.includes(pathname) && new URLSearchParams(search).has('code')
}
