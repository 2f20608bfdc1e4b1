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
export function patched(source: string, { file, changes }: Patch): string {
  return changes.reduce((text, { from, to, times = 1 }) => {
    const found = typeof from === 'string' ? text.split(from).length - 1 : [...text.matchAll(from)].length
    if (found !== times) throw new Error(`@strapi/${file} has this text ${found} times, not ${times}:\n${from}`)
    return typeof from === 'string' ? text.split(from).join(to) : text.replace(from, to)
  }, source)
}
