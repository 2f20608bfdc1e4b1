import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** Strapi's fields for the editor who created or changed something. */
const colleagueFields = ['createdBy', 'updatedBy']
/** The fields of an editor that every other editor may read. Strapi also shows the e-mail address, and allows searching by it. */
const visibleFields = ['id', 'documentId', 'firstname', 'lastname', 'username']
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
 * Hides the private data of colleagues from queries and responses. Every route of the admin that lists or shows
 * documents and files calls this service for its editor's permissions; only the list of editors itself has a
 * permission of its own.
 */
export function hideColleagues(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission') as Core.Service & PermissionService
  const create = service.createPermissionsManager
  service.createPermissionsManager = (params) => {
    const manager = create(params)
    if (params.model === 'admin::user' || params.ability?.can(seeColleagues)) return manager
    const { sanitizeQuery, validateQuery, sanitizeOutput } = manager
    return Object.assign(manager, {
      sanitizeQuery: (query: unknown, options?: object) => sanitizeQuery(rejectColleagueFields(query), options),
      validateQuery: (query: unknown, options?: object) => validateQuery(rejectColleagueFields(query), options),
      sanitizeOutput: async (data: unknown, options?: object) => withoutColleagues(await sanitizeOutput(data, options)),
    })
  }
}

/**
 * @returns the query itself
 * @throws ValidationError when it filters, sorts or populates by private data of colleagues
 */
export function rejectColleagueFields<T>(query: T): T {
  if (readsColleagueFields(query))
    throw new errors.ValidationError('Op gegevens van collega’s kunt u niet zoeken of sorteren.')
  return query
}

function readsColleagueFields(part: unknown, ofColleague = false): boolean {
  if (typeof part === 'string') return !ofColleague && byPath(part)
  if (!part || typeof part !== 'object') return false
  if (Array.isArray(part)) return part.some((one) => readsColleagueFields(one, ofColleague))
  return Object.entries(part).some(([name, value]) => {
    if (byPath(name)) return true
    if (colleagueFields.includes(name)) return readsColleagueFields(value, true)
    return ofColleague ? isUnknown(name) || readsColleagueFields(value, true) : readsColleagueFields(value)
  })
}

/** Operators and query keywords have a prefix that fields lack, or a reserved name. */
const isUnknown = (name: string) =>
  !/^\$|^\d+$|^(?:filters|sort|fields|populate)$/.test(name) && !visibleFields.includes(name)

/** A path as in `sort`: `createdBy.email:asc`, `title,tags.updatedBy.email`. */
function byPath(text: string): boolean {
  const fields = [...text.matchAll(/\b(?:createdBy|updatedBy)\s*[.[]\s*(\w+)/g)].map(([, field]) => field ?? '')
  return fields.some((field) => !visibleFields.includes(field))
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
  return Object.fromEntries(Object.entries(person).filter(([name]) => visibleFields.includes(name)))
}
