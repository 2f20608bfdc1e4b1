/** A file of Strapi's admin whose source is patched during the build. */
export interface Patch {
  /** path below `@strapi/` */
  file: string
  /** modules of ours that the patched source imports: names, by path from this folder */
  imports?: Readonly<Record<string, string>>
  changes: readonly Change[]
}

interface Change {
  /**
   * Strapi's own text; or a pattern with the flag `g`, for the minified names of the design system, which each of its
   * builds gives anew: captured, they come back in `to` as `$1`
   */
  from: string | RegExp
  to: string
  /** how often it occurs; once without this */
  times?: number
}

/**
 * The patched source.
 * @throws Error when a text to replace occurs more often, less often or not at all: another version of Strapi
 */
export function patched(source: string, patch: Patch): string {
  const [misfit] = misfits(source, patch)
  if (misfit) throw new Error(misfit)
  return patch.changes.reduce(
    (text, { from, to }) => (typeof from === 'string' ? text.split(from).join(to) : text.replace(from, to)),
    source,
  )
}

/** A sentence for each change whose text the source does not have as often as expected. */
export function misfits(source: string, { file, changes }: Patch): string[] {
  return changes.flatMap(({ from, times = 1 }) => {
    const found = typeof from === 'string' ? source.split(from).length - 1 : [...source.matchAll(from)].length
    return found === times ? [] : [`@strapi/${file} has this text ${found} times, not ${times}:\n${from}`]
  })
}
