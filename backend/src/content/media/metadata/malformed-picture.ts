/** The structure of a picture's file cannot be followed, so that its metadata cannot be removed. */
export class MalformedPicture extends Error {
  override name = 'MalformedPicture'
}

/** More than the frames of a long animation, or the chunks of the largest picture; millions of empty ones would fill the memory. */
const mostParts = 10_000

/**
 * Bounds how many segments, chunks, blocks or boxes of a picture are read.
 * @throws MalformedPicture
 */
export function boundParts(parts: number): void {
  if (parts > mostParts) throw new MalformedPicture('The picture has too many parts.')
}
