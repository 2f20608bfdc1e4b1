import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useEdition } from '../../editions/editions.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/**
 * The suggestions under a search field, loaded when it is touched.
 * @returns the element to render within the form, and the handler of the field's `focus` event
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const edition = useEdition()
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const touch = async () => {
    if (Suggestions) return
    const loaded = await import('./suggestions.tsx').catch(() => undefined)
    if (loaded) setSuggestions(() => loaded.Suggestions)
  }
  useEffect(() => {
    // it was touched before hydration
    if (document.activeElement === field.current) void touch()
  })
  return { touch, suggestions: Suggestions && <Suggestions field={field} edition={edition} /> }
}
