const MOST = 5
/** Longer ones are paragraphs. */
const LONGEST = 200

/**
 * Parses the key points of an article as an editor typed or pasted them: one per line, with or without a bullet.
 * @throws Error with a Dutch sentence
 */
export function parseKeyPoints(text: string): string[] {
  const points = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-–•*]\s+/, '').trim())
    .filter((line) => line !== '')
  if (points.length > MOST) throw new Error(`Hoogstens ${MOST} punten: dit zijn er ${points.length}.`)
  const long = points.find((point) => point.length > LONGEST)
  if (long) throw new Error(`‘${long.slice(0, 30)}…’ is langer dan ${LONGEST} tekens.`)
  return points
}
