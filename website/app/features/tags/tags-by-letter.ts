import type { Tag } from '@gevel/contract/tags'

const collator = new Intl.Collator('nl', { sensitivity: 'base', numeric: true })

/** Tags by their first letter, from A to Z; those without one are under `#`, first. */
export function tagsByLetter(tags: Tag[]): { letter: string; tags: Tag[] }[] {
  const groups = new Map<string, Tag[]>()
  for (const tag of tags.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const first = tag.name.normalize('NFD').charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : '#'
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, tags: members }))
    .sort((a, b) => collator.compare(a.letter, b.letter))
}
