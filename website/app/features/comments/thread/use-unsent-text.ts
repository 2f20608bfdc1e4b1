import { type RefObject, useEffect, useRef } from 'react'
import { useClientState } from '../../../state/client-state-context.tsx'
import { findUnsentText, storeUnsentText } from '../../../state/unsent-texts.ts'

/**
 * Brings back the comment that a reader had typed and not sent, after leaving the page or reloading it.
 * @param path of the article
 * @param placed the comment that was placed last: its text is sent
 * @returns for the element with the form
 */
export function useUnsentText(path: string, placed: number | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const reader = useClientState(({ strapi_user }) => strapi_user?.name ?? '')

  useEffect(() => {
    const field = element.current?.querySelector('textarea')
    if (!field) return
    if (placed !== undefined) storeUnsentText(path, { reader, text: '' })
    // text typed before hydration, or returned by a rejected form, takes precedence
    if (field.value === '') field.value = findUnsentText(path, reader)
    const store = () => storeUnsentText(path, { reader, text: field.value })
    field.addEventListener('input', store)
    return () => field.removeEventListener('input', store)
  }, [path, reader, placed])

  return element
}
