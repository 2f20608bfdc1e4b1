const MOST_WORDS = 8

/** The words of a path, to search for a page that is not there: no numbers, and no ending of a file. */
export function wordsOfPath(pathname: string): string {
  const words = decoded(pathname)
    .replace(/\.[a-z]{2,5}$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))
  return words.slice(-MOST_WORDS).join(' ')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
