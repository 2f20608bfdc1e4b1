import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Edition, editionSchema } from '@gevel/contract/editions'
import { maxPreviewTokenLength } from '@gevel/contract/preview-key'
import type { Previewed } from '@gevel/contract/previews'
import {
  type PreviewPage,
  type PreviewStatus,
  type PreviewType,
  previewPageSchema,
  previewStatusSchema,
  previewTypeSchema,
} from '@gevel/contract/previews'
import { environment } from '../../platform/environment/environment'
import type { PlaceRow } from './places'

/** How long a link to a preview works. */
const validSeconds = 30 * 60

/** The access that a preview token gives: to read one version of one document, on one page in one edition. */
export interface PreviewGrant {
  type: PreviewType
  documentId: string
  status: PreviewStatus
  edition: Edition
  page: PreviewPage
  /** who asked for the link; it works as long as their account does */
  editorId: number
  /** moment at which it ends, in seconds since 1970 */
  expires: number
}

// another ADMIN_JWT_SECRET ends the editors' sessions, and their links with them
const key = Buffer.from(hkdfSync('sha256', environment.ADMIN_JWT_SECRET, '', 'gevel previews', 32))
const words = [previewTypeSchema, previewStatusSchema, editionSchema, previewPageSchema].map(({ options }) =>
  options.join('|'),
)
const shape = new RegExp(
  `^(${words[0]})\\.([a-z0-9]{1,40})\\.(${words[1]})\\.(${words[2]})\\.(${words[3]})\\.(\\d{1,9})\\.(\\d{1,12})\\.([\\w-]{43})$`,
)

/** Creates a token that works for half an hour. */
export function previewToken(grant: Omit<PreviewGrant, 'expires'>, nowMs = Date.now()): string {
  const signed = signedPart({ ...grant, expires: Math.floor(nowMs / 1000) + validSeconds })
  return `${signed}.${signatureOf(signed)}`
}

/** The access that a token gives, or why it gives none. The signature is compared in constant time. */
export function readPreviewToken(token: string, nowMs = Date.now()): PreviewGrant | 'invalid' | 'expired' {
  if (token.length > maxPreviewTokenLength) return 'invalid'
  const [, type, documentId = '', status, edition, page, editor, seconds, signature = ''] = shape.exec(token) ?? []
  const signed = token.slice(0, token.lastIndexOf('.'))
  if (!type || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(signed)))) return 'invalid'
  const expires = Number(seconds)
  if (expires * 1000 <= nowMs) return 'expired'
  return {
    type: previewTypeSchema.parse(type),
    documentId,
    status: previewStatusSchema.parse(status),
    edition: editionSchema.parse(edition),
    page: previewPageSchema.parse(page),
    editorId: Number(editor),
    expires,
  }
}

function signedPart({ type, documentId, status, edition, page, editorId, expires }: PreviewGrant): string {
  return [type, documentId, status, edition, page, editorId, expires].join('.')
}

function signatureOf(signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

/** The content of a preview: the granted version, with the row that determines its URL. */
interface Wanted extends Pick<PreviewGrant, 'documentId' | 'page'> {
  place: PlaceRow
}

/** Makes the page of a version of a document; null when it is gone. */
export type Show = (wanted: Wanted) => Promise<Previewed | null>
