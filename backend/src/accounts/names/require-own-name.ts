import { fieldError } from '../../errors/field-error'
import { siteNames } from '../../site/site-names'
import { isImpersonation, type ProtectedNames } from './impersonation'

/** What somebody is called whose provider gives a name that is not taken here. */
const anonymousName = 'Lezer'

/** Makes sure that a name cannot be mistaken for one of the editors or of the site. @throws 400 with a sentence at the field `name` */
export async function requireOwnName(name: string): Promise<void> {
  if (!isImpersonation(name, await protectedNames())) return
  const message = 'Deze naam is van de redactie of van deze site, of lijkt daarop. Kies een andere.'
  throw fieldError([{ path: ['name'], message }])
}

/** The name that a provider gives, unless it is not taken here: its owner can choose another one later. */
export async function ownNameOr(name: string): Promise<string> {
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
