import { stat } from 'node:fs/promises'
import path from 'node:path'
import { maxPictureBytes } from '@gevel/contract/media'
import { errors } from '@strapi/utils'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { fileTypes } from './file-types'
import { isPlainText } from './plain-text'

/** Decoding a picture takes a few bytes per pixel: forty million pixels are more than any screen or page needs. */
const maxMegapixels = 40
const bytesPerMegabyte = 1024 * 1024

/**
 * The media type of an uploaded file, by its content.
 * @param name to be stored; its extension must match the type
 * @param accepted media types of `fileTypes`
 * @throws ValidationError with a Dutch sentence for another type
 */
export async function mediaTypeOf(file: string, name: string, accepted: readonly string[]): Promise<string> {
  const extension = path.extname(name)
  // text that begins with BM, MZ or ID3 has the magic bytes of a bitmap, a program or a sound
  const type = (await textType(file, extension)) ?? (await fileTypeFromFile(file))?.mime.split(';')[0]
  const acceptedType = type !== undefined && accepted.includes(type) ? fileTypes[type] : undefined
  if (!type || !acceptedType) throw new errors.ValidationError(`“${name}” is ${whatItIsNot(accepted)}`)
  if (!acceptedType.extensions.includes(extension))
    throw new errors.ValidationError(
      `De inhoud van “${name}” past niet bij de naam: die hoort op ${acceptedType.extensions[0]} te eindigen.`,
    )
  if (type.startsWith('image/')) await checkPicture(file, name)
  return type
}

function whatItIsNot(accepted: readonly string[]): string {
  const kinds = accepted.flatMap((type) => fileTypes[type]?.extensions[0]?.slice(1) ?? [])
  if (kinds.length === 1) return `geen ${kinds[0]}.`
  return `geen soort bestand dat hier kan worden bewaard. Toegestaan zijn: ${kinds.join(', ')}.`
}

async function textType(file: string, extension: string): Promise<string | undefined> {
  const named = Object.entries(fileTypes).find(([, { extensions }]) => extensions.includes(extension))
  return named?.[1].isText && (await isPlainText(file)) ? named[0] : undefined
}

async function checkPicture(file: string, name: string): Promise<void> {
  const { size } = await stat(file)
  if (size > maxPictureBytes)
    throw new errors.ValidationError(
      `De afbeelding “${name}” is te groot: ${Math.ceil(size / bytesPerMegabyte)} MB. Verklein haar tot hoogstens ${maxPictureBytes / bytesPerMegabyte} MB.`,
    )
  const {
    width,
    height,
    pages = 1,
    pageHeight = height,
  } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new errors.ValidationError(`De afbeelding “${name}” is beschadigd.`)
    })
  if (width * pageHeight * pages > maxMegapixels * 1_000_000)
    throw new errors.ValidationError(
      `De afbeelding “${name}” is te groot: ${pages > 1 ? `${pages} beelden van ` : ''}${width} × ${pageHeight} beeldpunten. Verklein haar tot hoogstens ${maxMegapixels} megapixels.`,
    )
}
