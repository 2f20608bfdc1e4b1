const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')

/**
 * What our fonts can show: ASCII, the accented letters of Dutch and its loan words, the marks of good typography, and the signs of
 * the trade. Anything else comes from a font of the reader's own. Each more costs some 400 bytes over both fonts, which together
 * stay under 60 kB.
 */
export const CHARACTERS = `${ASCII}\u00a0ÄÇÈÉËÏÖÜàáâäçèéêëìíîïñòóôöùúûü‘’“”„…–—•·−×±½²³°€§©®↑↓`
