import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errors, file as units } from '@strapi/utils'
import type { Context } from 'koa'
import { inPictureProcess } from '../../content/media/pictures/picture-process'
import type { Box, DerivedPicture, PictureFile } from '../../content/media/pictures/picture-tasks'
import { removeReplaced, type StoreService, storeBesideOld } from '../../content/media/replace-file'
import { storeOnce, type UploadService } from '../../content/media/store-once'
import { keepUsed, requireUnusedSelection } from '../../content/media/uses/keep-used'

interface StoredPicture extends Omit<PictureFile, 'filepath'> {
  filepath?: string
  getStream(): Readable
  name: string
  ext: string
  mime: string
  path?: string | null
}
interface Images {
  isImage(file: StoredPicture): Promise<boolean>
  isOptimizableImage(file: StoredPicture): Promise<boolean>
  isResizableImage(file: StoredPicture): Promise<boolean>
  getDimensions(file: StoredPicture): Promise<Box>
  isFaultyImage(file: StoredPicture): Promise<boolean>
  optimize(file: StoredPicture): Promise<StoredPicture>
  generateThumbnail(file: StoredPicture): Promise<StoredPicture | null>
  generateResponsiveFormats(file: StoredPicture): Promise<{ key: string; file: StoredPicture }[]>
}
interface Plugin {
  controllers: { 'admin-folder-file': { deleteMany(ctx: Context): Promise<void> } }
  routes: { admin: { routes: { path: string }[] } }
  services: {
    'image-manipulation': Images
    provider: (context: object) => StoreService
    upload: (context: object) => UploadService & { remove: Parameters<typeof keepUsed>[0] }
  }
}
interface Settings {
  sizeOptimization?: boolean
  autoOrientation?: boolean
  responsiveDimensions?: boolean
}

/**
 * Strapi's own sizes, in pixels: the thumbnails of the media library, and the formats that one of its settings adds.
 */
const thumbnail = { width: 245, height: 156 }
const sides = { large: 1000, medium: 750, small: 500 }

/**
 * Fetches any URL that an editor names, through redirects also on the machine's own network (SSRF); the admin in use
 * does not need it.
 */
const closed = ['/actions/upload-from-urls']

/**
 * Removes the unused routes of the media library, processes its pictures in a separate process, stores a repeated upload only
 * once and a replacement at an address of its own, and removes no file that is in use.
 */
export default (plugin: Plugin): Plugin => {
  const { admin } = plugin.routes
  admin.routes = admin.routes.filter(({ path }) => !closed.includes(path))
  const { provider, upload } = plugin.services
  plugin.services.provider = (context) => storeBesideOld(provider(context))
  plugin.services.upload = (context) => {
    const service = upload(context)
    return storeOnce({ ...service, replace: removeReplaced(service.replace), remove: keepUsed(service.remove) })
  }
  const selections = plugin.controllers['admin-folder-file']
  const { deleteMany } = selections
  selections.deleteMany = async (ctx) => {
    await requireUnusedSelection(Object(ctx.request.body))
    await deleteMany(ctx)
  }
  const images = plugin.services['image-manipulation']
  for (const check of ['isImage', 'isOptimizableImage', 'isResizableImage'] as const) images[check] = isPicture
  images.getDimensions = async (picture) => inPictureProcess('readDimensions', await copyFile(picture))
  images.isFaultyImage = async (picture) => {
    if (await inPictureProcess('isDamaged', await copyFile(picture))) throw damaged(picture)
    return false
  }
  images.optimize = optimize
  images.generateThumbnail = (picture) => smaller(picture, 'thumbnail', thumbnail)
  images.generateResponsiveFormats = formats
  return plugin
}

/**
 * Whether a file is a picture, by its type, which was found in its content. Strapi asks sharp for the format, does not know
 * the name that it has for AVIF, and stored such a picture without its size: the website then omitted it.
 */
const isPicture = async ({ mime }: Pick<StoredPicture, 'mime'>) => mime.startsWith('image/')

/** Strapi's own sentence is English. */
const damaged = ({ name }: Pick<StoredPicture, 'name'>) =>
  new errors.ValidationError(`De afbeelding “${name}” is beschadigd. Bewaar haar opnieuw en probeer het nog eens.`)

const settings = (): Promise<Settings> => strapi.plugin('upload').service('upload').getSettings()

async function optimize(picture: StoredPicture): Promise<StoredPicture> {
  const { autoOrientation, sizeOptimization } = await settings()
  const cleaned = await inPictureProcess('withoutMetadata', await copyFile(picture))
  if (cleaned === null) throw damaged(picture)
  const bare = cleaned ? { ...picture, ...asStored(cleaned) } : picture
  const turned = autoOrientation && (await inPictureProcess('turnUpright', await copyFile(bare)))
  const upright = turned ? { ...bare, ...asStored(turned) } : bare
  const compressed = sizeOptimization && (await inPictureProcess('compress', await copyFile(upright)))
  return compressed ? { ...upright, ...asStored(compressed) } : upright
}

async function formats(picture: StoredPicture) {
  const { responsiveDimensions } = await settings()
  const derivedPicture: { key: string; file: StoredPicture }[] = []
  for (const [key, side] of responsiveDimensions ? Object.entries(sides) : []) {
    const file = await smaller(picture, key, { width: side, height: side })
    if (file) derivedPicture.push({ key, file })
  }
  return derivedPicture
}

async function smaller(picture: StoredPicture, key: string, box: Box): Promise<StoredPicture | null> {
  const made = await inPictureProcess('fitInto', { ...(await copyFile(picture)), box })
  if (!made) return null
  const { name, hash, ext, mime, tmpWorkingDirectory } = picture
  const names = { name: `${key}_${name}`, hash: `${key}_${hash}` }
  return { ...names, ext, mime, path: picture.path ?? null, tmpWorkingDirectory, ...asStored(made) }
}

/**
 * Strapi loses the path of a picture's file as soon as it is stored, while its formats are still being made from it.
 */
async function copyFile({ filepath, getStream, tmpWorkingDirectory, hash }: StoredPicture): Promise<PictureFile> {
  if (filepath) return { filepath, tmpWorkingDirectory, hash }
  const copy = path.join(tmpWorkingDirectory, `copy-${hash}`)
  await pipeline(getStream(), createWriteStream(copy))
  return { filepath: copy, tmpWorkingDirectory, hash }
}

/** @returns a file's fields under Strapi's names */
function asStored({ filepath, width, height, bytes }: DerivedPicture) {
  const getStream = () => createReadStream(filepath)
  return { filepath, getStream, width, height, size: units.bytesToKbytes(bytes), sizeInBytes: bytes }
}
