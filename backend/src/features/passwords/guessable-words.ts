import { siteNames } from '../../content/site/site-names'
import { fieldError } from '../../platform/errors/field-error'
import { consistsOfWords } from './password-policy'

/** What is known about the owner of a password. */
interface Owner {
  email: string
  name: string | null
  company: string | null
}

/** Whether a password is little more than public facts about its owner or this site. */
export async function isGuessable(password: string, { email, name, company }: Owner): Promise<boolean> {
  return consistsOfWords(password, [...(await siteNames()), email, name ?? '', company ?? ''])
}

/** @throws 400 with a sentence at the field `password` */
export async function rejectGuessablePassword(password: string, owner: Owner): Promise<void> {
  if (!(await isGuessable(password, owner))) return
  const message = 'Dit wachtwoord is weinig meer dan uw eigen gegevens of de naam van deze site. Kies een ander.'
  throw fieldError([{ path: ['password'], message }])
}
