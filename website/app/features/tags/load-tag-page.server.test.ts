import { expect, it } from 'vitest'
import { tagsByLetter } from './load-tag-page.server.ts'

const tag = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  kind: 'tag' as const,
  company: null,
  description: null,
  count: 1,
})

it('groups tags by first letter, ignoring accents and case', () => {
  const groups = tagsByLetter([tag('verf'), tag('Élan'), tag('Vestigingen'), tag('3D-print'), tag('E-commerce')])
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ name }) => name)])).toEqual([
    ['#', ['3D-print']],
    ['E', ['E-commerce', 'Élan']],
    ['V', ['verf', 'Vestigingen']],
  ])
})
