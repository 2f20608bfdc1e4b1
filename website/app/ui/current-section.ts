/** The heading of a section, in pixels of the window. */
export interface PlacedSection {
  id: string
  top: number
  /** of the section */
  left: number
}

/**
 * The section that a reader is at: the last of which the heading has passed the upper third of the window, or at the
 * end of the page the last in view. A section in a column beside the others is skipped: its heading passes with theirs.
 * @param sections in the order of the page
 * @returns undefined above the first
 */
export function currentSection(
  sections: readonly PlacedSection[],
  { height, isAtEnd }: { height: number; isAtEnd: boolean },
): string | undefined {
  const edge = Math.min(...sections.map(({ left }) => left))
  const column = sections.filter(({ left }) => left < edge + BESIDE)
  return column.findLast(({ top }) => top < (isAtEnd ? height : height / 3))?.id
}

/** Pixels to the right at which a section is beside the others. */
const BESIDE = 100
