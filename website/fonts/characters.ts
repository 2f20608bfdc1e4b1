const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

/**
 * What our fonts can show: ASCII, the accented letters of Dutch and its loan words, the marks of good typography, and the signs of
 * the trade. Anything else comes from a font of the reader's own. Each more costs some 80 bytes in each of the five faces,
 * which have to stay as small as `subset.ts` says.
 */
export const CHARACTERS = `${ASCII}\u00a0ÄÇÈÉËÏÖÜàáâäçèéêëìíîïñòóôöùúûü‘’“”„…–—•·−×±½²³°€§©®↑↓`
