import { serialiseRows } from '../../platform/http/serialise-rows'

const MOST = 5
/** Maximum characters of a key point; a longer one is a paragraph. */
const LONGEST = 200

/**
 * Parses the key points of an article as an editor typed or pasted them: one per line, with or without a bullet.
 * @throws Error with a Dutch sentence
 */
export function parseKeyPoints(text: string): string[] {
  const points = linesOf(text)
  if (points.length > MOST) throw new Error(`Hoogstens ${MOST} punten: dit zijn er ${points.length}.`)
  const long = points.find((point) => point.length > LONGEST)
  if (long) throw new Error(`‘${long.slice(0, 30)}…’ is langer dan ${LONGEST} tekens.`)
  return points
}

/**
 * The key points of a stored article. When they were written past the checks of the admin, those that can be shown: the
 * first that are short enough.
 * @param articleId its public id, for the log
 */
export function shownKeyPoints(text: string, articleId: number): string[] {
  const [valid] = serialiseRows('key points', [{ publicId: articleId }], () => parseKeyPoints(text))
  return (
    valid ??
    linesOf(text)
      .filter((point) => point.length <= LONGEST)
      .slice(0, MOST)
  )
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
    .filter((line) => line !== '')
}
