/** A file of the media library, as far as an answer shows it. */
export interface FileRow {
  url: string
  name: string
  mime: string
  /** in kilobytes */
  size: number
  width: number | null
  height: number | null
  alternativeText: string | null
}

/** A file with what an editor says of its use, from the component `shared.figure`. */
export interface FigureRow {
  picture: FileRow | null
  alt: string | null
  caption: string | null
  credit: string | null
  focalX: number | null
  focalY: number | null
}

export const selectFile = { select: ['url', 'name', 'mime', 'size', 'width', 'height', 'alternativeText'] }
export const withPicture = { populate: { picture: selectFile } }

const centre = 50

/** The picture of a figure; null when its file is gone or is no picture. */
export function figurePicture(figure: FigureRow | null | undefined) {
  if (!figure) return null
  const focal = { x: figure.focalX ?? centre, y: figure.focalY ?? centre }
  const picture = filePicture(figure.picture, '')
  return (
    picture && {
      ...picture,
      alt: figure.alt ?? picture.alt,
      caption: figure.caption || null,
      credit: figure.credit || null,
      focal,
    }
  )
}

/**
 * A picture that is a file alone, such as a logo.
 * @param alt used when the library says nothing of the file
 */
export function filePicture(file: FileRow | null | undefined, alt: string) {
  if (!file?.width || !file.height) return null
  const focal = { x: centre, y: centre }
  const { url, width, height } = file
  return { url, width, height, alt: file.alternativeText || alt, caption: null, credit: null, focal }
}

const bytesPerKilobyte = 1000

/** A file to download. */
export function fileLink(file: FileRow | null) {
  if (!file) return null
  return { url: file.url, name: file.name, mime: file.mime, sizeBytes: Math.round(file.size * bytesPerKilobyte) }
}
