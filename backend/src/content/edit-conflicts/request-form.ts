import type { DocumentContext } from '../documents/document-context'
import { documentIdOf } from '../documents/document-context'

/**
 * The form of the admin that sent a request, from the headers that the admin adds
 * (`admin/unsaved-text/form-headers.ts`).
 */
export interface RequestForm {
  /** random; the same for every save of one open form */
  key: string
  /** `updatedAt` of the document as the form loaded it */
  loadedAt: Date | undefined
  /** sequence number of the form's saves; undefined from an admin page loaded before this existed */
  saveNumber: number | undefined
}

/** The part of Koa's context that we read. */
interface Request {
  path: string
  get(header: string): string
}

const route = /^\/content-manager\/(collection|single)-types\/([^/]+)(?:\/([^/]+))?/

/**
 * The form that writes a document; undefined for API clients, jobs, and other documents written in the same request.
 * @param context the write
 */
export function formOfRequest(request: Request | undefined, context: DocumentContext): RequestForm | undefined {
  if (!request) return undefined
  const [, kind, uid, id] = route.exec(request.path) ?? []
  if (uid !== context.uid) return undefined
  const documentId = documentIdOf(context)
  if (kind === 'collection' && documentId && id !== documentId) return undefined
  const key = request.get('X-Form-Key')
  if (!/^[\w-]{16,64}$/.test(key)) return undefined
  const [saveNumber] = /^[1-9]\d{0,8}$/.exec(request.get('X-Form-Save')) ?? []
  return {
    key,
    loadedAt: parseTimestamp(request.get('X-Form-Loaded-At')),
    saveNumber: saveNumber === undefined ? undefined : Number(saveNumber),
  }
}

function parseTimestamp(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
