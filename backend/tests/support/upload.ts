import type { Admin } from './admin.ts'
import { type ApiResponse, ask } from './backend.ts'

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface StoredFile {
  id: number
  name: string
  url: string
  width: number | null
  height: number | null
  mime: string
  formats: unknown
}

/** Uploads files as the admin's form does. */
export function upload(
  admin: Admin,
  files: readonly File[],
  fileInfo?: string,
  backend?: string,
): Promise<ApiResponse> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  if (fileInfo !== undefined) form.append('fileInfo', fileInfo)
  const { authorization } = admin.headers
  return ask('/upload', { method: 'POST', headers: { authorization }, body: form }, backend)
}

/** Uploads one file that must be accepted. */
export async function uploadOne(admin: Admin, file: File, fileInfo?: string): Promise<StoredFile> {
  const { status, body, text } = await upload(admin, [file], fileInfo)
  const [stored] = status === 201 ? (body as StoredFile[]) : []
  if (!stored) throw new Error(`${status}: ${text}`)
  return stored
}

/** Replaces a stored file as the admin's form does. */
export async function replaceFile(admin: Admin, id: number, file: File): Promise<StoredFile> {
  const form = new FormData()
  form.append('files', file)
  form.append('fileInfo', JSON.stringify({ name: file.name }))
  const { authorization } = admin.headers
  const { status, body, text } = await ask(`/upload?id=${id}`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return body as StoredFile
}
