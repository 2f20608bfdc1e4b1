import type { FileUse } from './find-uses'

/**
 * Why files are not removed: “gevel.jpg” wordt gebruikt in “Titel” (Artikelen) en 2 andere stukken.
 * @param names of the files, by id
 */
export function usesSentence(uses: readonly FileUse[], names: ReadonlyMap<number, string>): string {
  const used = [...new Set(uses.flatMap(({ fileIds }) => fileIds))]
  const [first] = uses
  const others = uses.length - 1
  const place = first ? `“${first.title}” (${first.kind})` : ''
  const more = others === 0 ? '' : others === 1 ? ' en nog één stuk' : ` en nog ${others} stukken`
  const subject =
    used.length === 1
      ? `“${names.get(used[0] ?? 0) ?? ''}” wordt gebruikt`
      : `${used.length} van deze bestanden worden gebruikt`
  return `${subject} in ${place}${more}. Haal ${used.length === 1 ? 'het bestand' : 'ze'} daar eerst weg; er is niets verwijderd.`
}
