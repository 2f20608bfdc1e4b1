import { type RefObject, useEffect, useRef } from 'react'
import { useClientState } from '../../../state/client-state-context.tsx'
import { findDraft, storeDraft } from '../../../state/drafts.ts'

/**
 * Brings back the comment that a reader had typed and not sent, after leaving the page or reloading it.
 * @param path of the article
 * @param placed the comment that was placed last: its text is no draft any more
 * @returns for the element with the form
 */
export function useDraft(path: string, placed: number | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const reader = useClientState(({ strapi_user }) => strapi_user?.name ?? '')

  useEffect(() => {
    const field = element.current?.querySelector('textarea')
    if (!field) return
    if (placed !== undefined) storeDraft(path, { reader, text: '' })
    // what was typed before hydration, or comes back with an error, is newer
    if (field.value === '') field.value = findDraft(path, reader)
    const store = () => storeDraft(path, { reader, text: field.value })
    field.addEventListener('input', store)
    return () => field.removeEventListener('input', store)
  }, [path, reader, placed])

  return element
}
