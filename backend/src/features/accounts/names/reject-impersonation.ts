import { siteNames } from '../../../content/site/site-names'
import { fieldError } from '../../../platform/errors/field-error'
import { isImpersonation, type ProtectedNames } from './impersonation'

/** The name of an account whose provider gives a name that is rejected here. */
const anonymousName = 'Lezer'

/**
 * Rejects a name that could be mistaken for an editor's or the site's.
 * @throws 400 with a sentence at the field `name`
 */
export async function rejectImpersonation(name: string): Promise<void> {
  if (!isImpersonation(name, await protectedNames())) return
  const message = 'Deze naam is van de redactie of van deze site, of lijkt daarop. Kies een andere.'
  throw fieldError([{ path: ['name'], message }])
}

/** The name that a provider gives, or a neutral one when it is rejected: the owner can choose another later. */
export async function nameUnlessImpersonation(name: string): Promise<string> {
  return isImpersonation(name, await protectedNames()) ? anonymousName : name
}

async function protectedNames(): Promise<ProtectedNames> {
  const knex = strapi.db.connection
  const [site, editors, authors] = await Promise.all([
    siteNames(),
    knex('admin_users').select<{ firstname: string | null; lastname: string | null }[]>('firstname', 'lastname'),
    knex('authors').distinct().pluck<string[]>('name'),
  ])
  const editorNames = editors.map(({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '))
  return { site, people: [...editorNames, ...authors].filter(Boolean) }
}
