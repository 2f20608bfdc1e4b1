import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Editor } from './editor.ts'
import { testEnvironment } from './test-environment.ts'

const storedSchema = z.tuple([z.object({ id: z.int() })])

/**
 * Uploads a picture to the media library, as the admin does.
 * @param texts its description and caption there
 * @returns its id
 */
export async function uploadPicture({ token }: Editor, name: string, texts: object = {}): Promise<number> {
  const bytes = await readFile(path.join(import.meta.dirname, '../docs/screenshots/general.png'))
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  body.append('fileInfo', JSON.stringify({ name, ...texts }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${testEnvironment.backendUrl}/upload`, { method: 'POST', headers, body })
  const [{ id }] = storedSchema.parse(await response.json())
  return id
}

/** Removes a file that no document has any more. */
export async function removeFile({ token }: Editor, id: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${testEnvironment.backendUrl}/upload/files/${id}`, { method: 'DELETE', headers })
}
