const MAX_NAMED = 2

/** Why an article is in a reader's news: the names of the followed subjects that it belongs to. */
export function becauseOf(names: readonly string[]): string {
  const others = names.length - MAX_NAMED
  const named = others > 1 ? [...names.slice(0, MAX_NAMED), `nog ${others}`] : names
  return `Omdat u ${new Intl.ListFormat('nl').format(named)} volgt`
}
