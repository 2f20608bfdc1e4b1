/** A file of Strapi's admin whose source is patched during the build. */
export interface Patch {
  /** path below `@strapi/` */
  file: string
  /** modules of ours that the patched source imports: names, by path from this folder */
  imports?: Readonly<Record<string, string>>
  changes: readonly Change[]
}

interface Change {
  /** Strapi's own text, which must occur exactly once */
  from: string
  to: string
}

/**
 * The patched source.
 * @throws Error when a text to replace does not occur exactly once: another version of Strapi
 */
export function patched(source: string, { file, changes }: Patch): string {
  return changes.reduce((text, { from, to }) => {
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`@strapi/${file} does not hold this text exactly once:\n${from}`)
    return before + to + after
  }, source)
}
