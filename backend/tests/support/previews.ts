import { createHmac, hkdfSync } from 'node:crypto'
import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import { type Previewed, previewErrorDetailsSchema } from '@gevel/contract/previews'
import { expect } from 'vitest'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import type { Admin } from './admin.ts'
import { ask } from './backend.ts'

interface Link {
  edition: string
  page: string
  url: string
}

interface Links {
  previews: Link[]
  published: Link[]
  isLive: boolean
}

export const uidOf = (type: string) => `api::${type}.${type}`
export const tokenIn = (url: string) => new URL(url).searchParams.get('voorbeeld') ?? ''

/** The links beside the form of a document. */
export async function linksOf(admin: Admin, type: string, documentId: string): Promise<Links> {
  const { status, body, text } = await admin.request('GET', `/admin/site/previews/${uidOf(type)}/${documentId}`)
  expect(status, text).toBe(200)
  return Object(body).data
}

/** The token of a document's first preview, or of the first at such a page. */
export async function tokenOf(admin: Admin, type: string, documentId: string, page = 'own'): Promise<string> {
  const { previews } = await linksOf(admin, type, documentId)
  return tokenIn(previews.find((link) => link.page === page)?.url ?? '')
}

export const askPreview = (token: string) => ask('/public/preview', { headers: { authorization: `Bearer ${token}` } })

/** The content of the preview of a token. */
export async function previewOf(token: string) {
  const { status, body, text } = await askPreview(token)
  expect(status, text).toBe(200)
  return previewEndpoints.show.output.parse(body).data
}

export async function refusalOf(token: string) {
  const { status, body } = await askPreview(token)
  const { details, message } = Object(body).error
  return { status, message, code: previewErrorDetailsSchema.parse(details).code }
}

/** A token that ended before now, as the backend signs it. */
export function expired(token: string): string {
  const key = Buffer.from(hkdfSync('sha256', demoSecrets.ADMIN_JWT_SECRET, '', 'gevel previews', 32))
  const signed = [...token.split('.').slice(0, -2), Math.floor(Date.now() / 1000)].join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

/** A response of the public API as it is in a preview, which has all of a document's fields. */
export function asPreviewed({ type }: Previewed, document: unknown, lists: object = {}): Previewed {
  return previewEndpoints.show.output.shape.data.shape.shown.parse({ type, document, ...lists })
}
