import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx'

/**
 * The breadcrumbs of a page, from the segments of its link: `/winkelketens/bouwmarkten` is under `/winkelketens`.
 * Their names are made from the segments; every seeded or editor-made parent is a page of its own.
 */
export function crumbsAbove(link: string): Crumb[] {
  const parts = link.split('/').filter(Boolean).slice(0, -1)
  return parts.map((part, at) => ({ label: labelOf(part), href: `/${parts.slice(0, at + 1).join('/')}` }))
}

function labelOf(part: string): string {
  const words = part.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
