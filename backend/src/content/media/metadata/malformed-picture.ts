/** The structure of a picture's file cannot be followed, so that its metadata cannot be removed. */
export class MalformedPicture extends Error {
  override name = 'MalformedPicture'
}
