import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** The fields of Strapi's that say which editor made or changed something. */
const colleagueFields = ['createdBy', 'updatedBy']
/** What every editor may know of another. Strapi also shows the e-mail address, and lets one search by it. */
const known = ['id', 'documentId', 'firstname', 'lastname', 'username']
const seeColleagues = 'admin::users.read'

interface PermissionsManager {
  sanitizeQuery(query: unknown, options?: object): Promise<unknown>
  validateQuery(query: unknown, options?: object): Promise<unknown>
  sanitizeOutput(data: unknown, options?: object): Promise<unknown>
}
interface PermissionService {
  createPermissionsManager(params: Params): PermissionsManager
}
interface Params {
  model: string
  ability?: { can(action: string): boolean }
}

/**
 * Keeps what an editor may not know of colleagues out of what is asked and answered. Every route of the admin that lists or shows documents
 * and files asks this service what its editor may see; only the list of editors itself is left to its own right.
 */
export function hideColleagues(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission') as Core.Service & PermissionService
  const create = service.createPermissionsManager
  service.createPermissionsManager = (params) => {
    const manager = create(params)
    if (params.model === 'admin::user' || params.ability?.can(seeColleagues)) return manager
    const { sanitizeQuery, validateQuery, sanitizeOutput } = manager
    return Object.assign(manager, {
      sanitizeQuery: (query: unknown, options?: object) => sanitizeQuery(refuseColleagues(query), options),
      validateQuery: (query: unknown, options?: object) => validateQuery(refuseColleagues(query), options),
      sanitizeOutput: async (data: unknown, options?: object) => withoutColleagues(await sanitizeOutput(data, options)),
    })
  }
}

/**
 * @returns the query itself
 * @throws ValidationError when it filters, sorts or populates by more than what is known of colleagues
 */
export function refuseColleagues<T>(query: T): T {
  if (asksTooMuch(query)) throw new errors.ValidationError('Op gegevens van collega’s kunt u niet zoeken of sorteren.')
  return query
}

function asksTooMuch(part: unknown, ofColleague = false): boolean {
  if (typeof part === 'string') return !ofColleague && byPath(part)
  if (!part || typeof part !== 'object') return false
  if (Array.isArray(part)) return part.some((one) => asksTooMuch(one, ofColleague))
  return Object.entries(part).some(([name, value]) => {
    if (byPath(name)) return true
    if (colleagueFields.includes(name)) return asksTooMuch(value, true)
    return ofColleague ? isUnknown(name) || asksTooMuch(value, true) : asksTooMuch(value)
  })
}

/** Operators and parts of a query begin otherwise than fields, or have a name of their own. */
const isUnknown = (name: string) => !/^\$|^\d+$|^(?:filters|sort|fields|populate)$/.test(name) && !known.includes(name)

/** A path such as `sort` has: `createdBy.email:asc`, `title,tags.updatedBy.email`. */
function byPath(text: string): boolean {
  const fields = [...text.matchAll(/\b(?:createdBy|updatedBy)\s*[.[]\s*(\w+)/g)].map(([, field]) => field ?? '')
  return fields.some((field) => !known.includes(field))
}

function withoutColleagues(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutColleagues)
  if (!data || Object.getPrototypeOf(data) !== Object.prototype) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      colleagueFields.includes(name) ? onlyKnown(value) : withoutColleagues(value),
    ]),
  )
}

function onlyKnown(person: unknown): unknown {
  if (!person || typeof person !== 'object') return person
  return Object.fromEntries(Object.entries(person).filter(([name]) => known.includes(name)))
}
