import type { FileUse } from '../../content/media/uses/find-uses'

/**
 * What the dialog says before files are deleted.
 * @param uses number of documents that have one
 * @param selected number of files and folders
 */
export function describeUses(uses: number, selected: number): string {
  const thing = selected === 1 ? 'dit' : 'deze selectie'
  if (uses === 0) return `Geen stuk gebruikt ${thing}. Verwijderen? U kunt het niet terughalen.`
  const subject = selected === 1 ? 'Dit wordt' : 'Iets uit deze selectie wordt'
  return `${subject} gebruikt en kan daarom niet weg. Haal het eerst hier weg:`
}

/** The type of a document and whether readers see it: "Artikelen, op de site". */
export function placeOfUse({ kind, isPublished }: Pick<FileUse, 'kind' | 'isPublished'>): string {
  return `${kind}, ${isPublished ? 'op de site' : 'concept'}`
}
