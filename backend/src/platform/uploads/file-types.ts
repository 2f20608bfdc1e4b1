/** A type of file that the media library accepts. */
interface FileType {
  /** extensions of such files, the preferred one first */
  extensions: readonly string[]
  /** text has no magic bytes */
  isText?: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/**
 * Every type that the media library accepts, by media type (RFC 6838). It excludes anything a browser would run as a
 * page.
 */
export const fileTypes: Readonly<Record<string, FileType>> = {
  'image/jpeg': { extensions: ['.jpg', '.jpeg'] },
  'image/png': { extensions: ['.png'] },
  'image/webp': { extensions: ['.webp'] },
  'image/gif': { extensions: ['.gif'] },
  'image/avif': { extensions: ['.avif'] },
  'application/pdf': { extensions: ['.pdf'] },
  [`${office}.wordprocessingml.document`]: { extensions: ['.docx'] },
  [`${office}.spreadsheetml.sheet`]: { extensions: ['.xlsx'] },
  [`${office}.presentationml.presentation`]: { extensions: ['.pptx'] },
  [`${openDocument}.text`]: { extensions: ['.odt'] },
  [`${openDocument}.spreadsheet`]: { extensions: ['.ods'] },
  [`${openDocument}.presentation`]: { extensions: ['.odp'] },
  'text/csv': { extensions: ['.csv'], isText: true },
  'text/plain': { extensions: ['.txt'], isText: true },
  'video/mp4': { extensions: ['.mp4'] },
  'video/webm': { extensions: ['.webm'] },
  'audio/mpeg': { extensions: ['.mp3'] },
  'audio/wav': { extensions: ['.wav'] },
  'audio/ogg': { extensions: ['.ogg'] },
}

/** Whether a browser displays the type inline; any other is downloaded. */
export function isShownInBrowser(mediaType: string): boolean {
  const type = mediaType.split(';')[0]?.trim() ?? ''
  return type === 'application/pdf' || (type.startsWith('image/') && type in fileTypes)
}
