import { useEffect, useState } from 'react'
import { currentSection } from './current-section.ts'

/**
 * The section of a page that a reader is at.
 * @param ids of the headings, in the order of the page
 * @returns undefined above the first, and without scripts
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const joined = ids.join(' ')
  useEffect(() => {
    const headings = joined.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      const sections = headings.map((heading) => ({
        id: heading.id,
        top: heading.getBoundingClientRect().top,
        left: (heading.closest('section') ?? heading).getBoundingClientRect().left,
      }))
      const { scrollHeight } = document.documentElement
      setCurrent(currentSection(sections, { height: innerHeight, isAtEnd: scrollY + innerHeight >= scrollHeight - 2 }))
    }
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [joined])
  return current
}
