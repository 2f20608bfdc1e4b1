import type { FileLink, Picture, PlainPicture } from '@gevel/contract/media'
import { z } from 'zod'

/** A file of the media library; only the fields of the response. */
export interface FileRow {
  url: string
  name: string
  mime: string
  /** in kilobytes */
  size: number
  width: number | null
  height: number | null
  alternativeText: string | null
  /** what an editor marked in the media library */
  focalPoint?: unknown
}

/** The fields of a file that a picture without its own texts needs. */
export type PlainFileRow = Pick<FileRow, 'url' | 'width' | 'height' | 'focalPoint'>

/** A file with an editor's caption and credit, from the component `shared.figure`. */
export interface FigureRow {
  picture: FileRow | null
  alt: string | null
  caption: string | null
  credit: string | null
  /** in percent; earlier releases asked for it in each document */
  focalX: number | null
  focalY: number | null
}

export const selectFile = {
  select: ['url', 'name', 'mime', 'size', 'width', 'height', 'alternativeText', 'focalPoint'],
}
export const withPicture = { populate: { picture: selectFile } }

const centre = 50
const percent = z.number().min(0).max(100)
const focalPointSchema = z.object({ x: percent, y: percent })

/** A decorative picture: its content is described beside it. */
export function plainPicture(figure: FigureRow | null | undefined): PlainPicture | null {
  const plain = plainFile(figure?.picture)
  return plain && { ...plain, focal: focalOf(figure, figure?.picture?.focalPoint) }
}

/** A decorative picture from a file without texts, such as a logo. */
export function plainFile(file: PlainFileRow | null | undefined): PlainPicture | null {
  if (!file?.width || !file.height) return null
  const { url, width, height, focalPoint } = file
  return { url, width, height, focal: focalOf(null, focalPoint) }
}

/** The picture of a figure; null when its file is gone or is not a picture. */
export function figurePicture(figure: FigureRow | null | undefined): Picture | null {
  if (!figure) return null
  const picture = filePicture(figure.picture)
  return (
    picture && {
      ...picture,
      alt: figure.alt ?? picture.alt,
      caption: figure.caption || null,
      credit: figure.credit || null,
      focal: focalOf(figure, figure.picture?.focalPoint),
    }
  )
}

/** The focal point of the media library; until one is marked there, that of the document. */
function focalOf(figure: FigureRow | null | undefined, focalPoint: unknown) {
  const { data } = focalPointSchema.safeParse(focalPoint)
  if (data) return data
  return { x: figure?.focalX ?? centre, y: figure?.focalY ?? centre }
}

/** A picture that is a file alone, with the library's texts. */
export function filePicture(file: FileRow | null | undefined): Picture | null {
  const plain = plainFile(file)
  return plain && { ...plain, alt: file?.alternativeText ?? '', caption: null, credit: null }
}

const bytesPerKilobyte = 1000

/** A file to download. */
export function fileLink(file: FileRow | null): FileLink | null {
  if (!file) return null
  return { url: file.url, name: file.name, mime: file.mime, sizeBytes: Math.round(file.size * bytesPerKilobyte) }
}
