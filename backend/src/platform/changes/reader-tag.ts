/** The tag of what one account can see of itself: this and its id. */
export const readerTagStart = 'reader:'

/** The tags that anybody may see: those of readers would show when each of them does something. */
export function withoutReaders(tags: readonly string[]): readonly string[] {
  return tags.filter((tag) => !tag.startsWith(readerTagStart))
}
