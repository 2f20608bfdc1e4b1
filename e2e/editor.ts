import { setTimeout as pause } from 'node:timers/promises'
import { single } from '@gevel/contract/envelope'
import { z } from 'zod'
import { testEnvironment } from './test-environment.ts'

/** The editor of the demo content. */
export const editorAccount = { email: 'redactie@gevel.example', password: 'Gevel-demo-2026' }
/** The owner of the demo content, who sees all of the admin but the system settings. */
export const ownerAccount = { email: 'eigenaar@gevel.example', password: 'Gevel-demo-2026' }

const logInSchema = single(z.object({ token: z.string() }))

/** The part of a document in the admin's API that the journeys read. */
/** Some types have no public id: 0. */
const publicIdSchema = z
  .int()
  .nullish()
  .transform((id) => id ?? 0)
const documentSchema = single(
  z.object({ documentId: z.string(), publicId: publicIdSchema, slug: z.string().nullish() }),
)
type Document = z.infer<typeof documentSchema>['data']

const linkSchema = z.object({ edition: z.string(), page: z.string(), url: z.url() })
/** A link beside a form, to a page or a preview. */
export type SiteLink = z.infer<typeof linkSchema>
const linksSchema = z.array(linkSchema)
const documentLinksSchema = single(z.object({ previews: linksSchema, published: linksSchema }))
const documentListSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) })

type Fields = Record<string, unknown>

/** Filters for the documents of a type that anonymous visitors see in full. */
const shownOnly: Record<string, Record<string, string>> = {
  content: { 'filters[access]': 'free' },
  page: { 'filters[type]': 'PAGE' },
  vacancy: { 'filters[closesAt][$gt]': new Date().toISOString() },
}

/** A publication is on every page within this time. */
const EVERYWHERE_WITHIN_MS = 1_000

let loggedIn: Promise<Editor> | undefined
let owner: Promise<Editor> | undefined

/** An editor who works through the admin's own HTTP API: what the admin's screens do, without the screens. */
export class Editor {
  readonly #token: string
  readonly #waitsForSite: boolean

  private constructor(token: string, waitsForSite: boolean) {
    this.#token = token
    this.#waitsForSite = waitsForSite
  }

  /**
   * The editor, logged in once for all journeys: the admin allows few attempts a minute.
   * @param waitForSite whether to wait until the site shows a change
   */
  static loggedIn({ waitForSite = true } = {}): Promise<Editor> {
    loggedIn ??= Editor.#logIn(editorAccount, waitForSite)
    return loggedIn
  }

  /** The owner, also logged in once. */
  static owner(): Promise<Editor> {
    owner ??= Editor.#logIn(ownerAccount, true)
    return owner
  }

  static async #logIn(account: typeof editorAccount, waitsForSite: boolean): Promise<Editor> {
    const { data } = logInSchema.parse(await request('/admin/login', 'POST', account))
    return new Editor(data.token, waitsForSite)
  }

  /** the token that the admin's screens send, from their cookie */
  get token(): string {
    return this.#token
  }

  /** Creates a draft of a content type (`content`, `page` …). */
  create(type: string, fields: Fields): Promise<Document> {
    return this.#document(type, 'POST', '', fields)
  }

  update(type: string, documentId: string, fields: Fields): Promise<Document> {
    return this.#document(type, 'PUT', `/${documentId}`, fields)
  }

  /** Publishes the draft with exactly these fields: the admin's screen sends the whole form. */
  publish(type: string, documentId: string, fields: Fields): Promise<Document> {
    return this.#whenShown(this.#document(type, 'POST', `/${documentId}/actions/publish`, fields))
  }

  unpublish(type: string, documentId: string): Promise<Document> {
    return this.#whenShown(this.#document(type, 'POST', `/${documentId}/actions/unpublish`, {}))
  }

  /** Published documents of the demo content that everybody can see, of a type. Those of editors may be deleted meanwhile. */
  async published(type: string, count: number): Promise<{ documentId: string }[]> {
    const query = new URLSearchParams({
      ...{ pageSize: String(count), status: 'published', 'filters[createdBy][id][$null]': 'true' },
      ...shownOnly[type],
    })
    const path = `${pathOf(type, '')}?${query}`
    return documentListSchema.parse(await request(path, 'GET', undefined, this.#token)).results
  }

  /** The links beside the form of a document. */
  async links(type: string, documentId: string): Promise<z.infer<typeof documentLinksSchema>['data']> {
    const path = `/admin/site/previews/api::${type}.${type}/${documentId}`
    return documentLinksSchema.parse(await request(path, 'GET', undefined, this.#token)).data
  }

  /** The draft of a document as it is stored, as JSON. */
  async stored(type: string, documentId: string): Promise<string> {
    return JSON.stringify(await request(pathOf(type, `/${documentId}`), 'GET', undefined, this.#token))
  }

  async delete(type: string, documentId: string): Promise<void> {
    await request(pathOf(type, `/${documentId}`), 'DELETE', undefined, this.#token)
  }

  async #whenShown<T>(change: Promise<T>): Promise<T> {
    const changed = await change
    if (this.#waitsForSite) await pause(EVERYWHERE_WITHIN_MS)
    return changed
  }

  async #document(type: string, method: string, path: string, fields: Fields): Promise<Document> {
    return documentSchema.parse(await request(pathOf(type, path), method, fields, this.#token)).data
  }
}

function pathOf(type: string, path: string): string {
  return `/content-manager/collection-types/api::${type}.${type}${path}`
}

async function request(path: string, method: string, body?: Fields, token?: string): Promise<unknown> {
  const response = await fetch(testEnvironment.backendUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
  return text ? JSON.parse(text) : undefined
}

const rolesSchema = z.object({ data: z.array(z.object({ id: z.int(), code: z.string() })) })
const invitationSchema = single(z.object({ registrationToken: z.string() }))

/** Has the owner invite an editor with a role; returns the code of the invitation. */
export async function invite(email: string, role: string): Promise<string> {
  const { token } = await Editor.owner()
  const roles = rolesSchema.parse(await request('/admin/roles', 'GET', undefined, token)).data
  const fields = { email, firstname: 'Gast', roles: roles.filter(({ code }) => code === role).map(({ id }) => id) }
  return invitationSchema.parse(await request('/admin/users', 'POST', fields, token)).data.registrationToken
}
