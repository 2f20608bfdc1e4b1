import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { DocumentLinks } from '../../content/previews/preview-links'

/** Links to previews work for half an hour: those on the screen are replaced well before that. */
const renewMs = 10 * 60_000

/**
 * The links of a saved document; undefined while they load, and when they cannot be loaded.
 * @param version changes with each save
 */
export function useDocumentLinks(uid: string, documentId: string | undefined, version?: string) {
  const { get } = useFetchClient()
  const [links, setLinks] = useState<DocumentLinks>()

  const load = useCallback(async () => {
    if (!documentId) return
    try {
      setLinks((await get<{ data: DocumentLinks }>(`/admin/site/previews/${uid}/${documentId}`)).data.data)
    } catch {
      setLinks(undefined)
    }
  }, [get, uid, documentId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may publish the document, or move it
  useEffect(() => {
    void load()
    const reload = () => void load()
    const renewing = setInterval(reload, renewMs)
    window.addEventListener('focus', reload)
    return () => {
      clearInterval(renewing)
      window.removeEventListener('focus', reload)
    }
  }, [load, version])

  return links
}
