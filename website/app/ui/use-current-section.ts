import { useEffect, useState } from 'react'

/**
 * The section of a page that a reader is at: the last of which the heading has passed the upper third of the window.
 * @param ids of the headings, in the order of the page
 * @returns undefined above the first, and without scripts
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const joined = ids.join(' ')
  useEffect(() => {
    const headings = joined.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const find = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(passed.at(-1)?.id)
    }
    // a heading enters or leaves the upper third whenever the result can change
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [joined])
  return current
}
