import type { DocumentLinks } from '../../content/previews/preview-links'
import { useAdminData } from '../kit/data/use-admin-data'

/** Links to previews work for half an hour: those on the screen are replaced well before that. */
const renewMs = 10 * 60_000

/**
 * The links of a saved document; undefined while they load, and when they cannot be loaded.
 * @param version changes with each save
 */
export function useDocumentLinks(uid: string, documentId: string | undefined, version?: string) {
  const path = documentId && `/admin/site/previews/${uid}/${documentId}`
  const { data, error } = useAdminData<{ data: DocumentLinks }>(path, { version, pollMs: renewMs })
  return error === undefined ? data?.data : undefined
}
