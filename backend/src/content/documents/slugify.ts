const longest = 120

/**
 * Makes the last segment of a path from a title: `Eén winkel, twee gevels` becomes `een-winkel-twee-gevels`; empty
 * without letters or digits.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')
}
