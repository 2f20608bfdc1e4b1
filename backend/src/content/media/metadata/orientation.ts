/** Exif's `Orientation` of a picture that is stored upright. */
export const upright = 1

/** A TIFF header and a directory with one entry: `Orientation`, a short (Exif 2.32 §4.6). */
export function orientationExif(orientation: number): Buffer {
  const exif = Buffer.from('49492a0008000000' + '0100' + '1201030001000000' + '00000000' + '00000000', 'hex')
  exif.writeUInt16LE(orientation, 18)
  return exif
}
