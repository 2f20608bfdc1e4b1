const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

/**
 * The characters in our fonts: ASCII, the accented letters of Dutch and its loan words, typographic marks, and the
 * symbols of the trade. Any other character comes from a font of the reader's own. Each costs some 80 bytes in each of
 * the five faces, whose size `subset.ts` limits.
 */
export const CHARACTERS = `${ASCII}\u00a0ÄÇÈÉËÏÖÜàáâäçèéêëìíîïñòóôöùúûü‘’“”„…–—•·−×±½²³°€§©®↑↓`
