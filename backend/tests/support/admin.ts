import { demoAccounts, demoPassword } from '../../../scripts/demo-accounts.ts'
import { type ApiResponse, ask, backendUrl } from './backend.ts'

export interface StoredDocument {
  documentId: string
  publicId: number
  [field: string]: unknown
}

/** The admin as an editor uses it: the requests its forms make. */
export interface Admin {
  headers: { authorization: string }
  request(method: string, path: string, body?: object): Promise<ApiResponse>
  create(type: string, fields: object): Promise<StoredDocument>
  update(type: string, documentId: string, fields: object): Promise<ApiResponse>
  publish(type: string, documentId: string, fields?: object): Promise<ApiResponse>
  unpublish(type: string, documentId: string): Promise<ApiResponse>
  remove(type: string, documentId: string): Promise<ApiResponse>
}

/** Address of the demo editor, who is eindredacteur. */
export const editorEmail = demoAccounts.find((account) => account.role === 'editor')?.email ?? ''

/** Logs in to the admin, as the demo editor or as another with the same password. */
export async function logIn(email: string = editorEmail, backend: string = backendUrl): Promise<Admin> {
  const init = {
    method: 'POST',
    // The admin limits log-ins by address: each test file has its own.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${digit()}.${digit()}` },
    body: JSON.stringify({ email, password: demoPassword }),
  }
  const response = await ask('/admin/login', init, backend)
  const { data } = response.body as { data: { token: string } }
  return adminWith(data.token, backend)
}

function digit(): number {
  return Math.floor(Math.random() * 255)
}

function adminWith(token: string, backend: string): Admin {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = (method: string, path: string, body?: object) =>
    ask(path, { method, headers, body: body && JSON.stringify(body) }, backend)
  const documents = (type: string) => `/content-manager/collection-types/api::${type}.${type}`
  const of = (type: string, documentId: string) => `${documents(type)}/${documentId}`
  return {
    headers,
    request,
    async create(type, fields) {
      const response = await request('POST', documents(type), fields)
      if (response.status >= 300) throw new Error(response.text)
      return (response.body as { data: StoredDocument }).data
    },
    update: (type, documentId, fields) => request('PUT', of(type, documentId), fields),
    publish: (type, documentId, fields = {}) => request('POST', `${of(type, documentId)}/actions/publish`, fields),
    unpublish: (type, documentId) => request('POST', `${of(type, documentId)}/actions/unpublish`, {}),
    remove: (type, documentId) => request('DELETE', of(type, documentId)),
  }
}
