import { stat } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import type { MediaIds } from '../documents/media'
import { inParallel } from './in-parallel'
import type { LibraryFile } from './library-files'

const fileType = 'plugin::upload.file'
const folderType = 'plugin::upload.folder'

async function ensureFolder(strapi: Core.Strapi, name: string): Promise<number> {
  const found = await strapi.db.query(folderType).findOne({ where: { name, parent: null } })
  return (found ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }))).id
}

async function ensureFolders(strapi: Core.Strapi, files: LibraryFile[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const name of new Set(files.map((file) => file.folder))) ids.set(name, await ensureFolder(strapi, name))
  return ids
}

/** Uploads a file as an editor does, unless an earlier run did. */
async function ensureFile(strapi: Core.Strapi, file: LibraryFile, folder?: number): Promise<number> {
  const found = await strapi.db.query(fileType).findOne({ where: { name: file.fileName, folder } })
  if (found) return found.id
  const { size } = await stat(file.path)
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file.fileName, alternativeText: file.description, folder } },
      files: { filepath: file.path, originalFilename: file.fileName, mimetype: file.mime, size },
    })
  return uploaded.id
}

/**
 * Adds files to the media library. Strapi appends a random part to the name of each file. Here the name alone is used:
 * a picture then has the same URL on every machine, and an interrupted upload is overwritten instead of leaving an
 * orphan. Strapi's check for damage is skipped too, since these pictures have just been rendered.
 */
export async function fillMediaLibrary(strapi: Core.Strapi, files: LibraryFile[]): Promise<MediaIds> {
  const upload = strapi.plugin('upload').service('upload')
  // The illustrations need no processing; what editors upload later is rotated upright, and resized by the website.
  await upload.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: false })
  const images = strapi.plugin('upload').service('image-manipulation')
  images.generateFileName = (name: string) => name
  images.isFaultyImage = async () => false
  const folders = await ensureFolders(strapi, files)
  const ids = await inParallel(files, 4, (file) => ensureFile(strapi, file, folders.get(file.folder)))
  await upload.setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: true })
  return new Map(files.map((file, at) => [file.name, ids[at] as number]))
}
