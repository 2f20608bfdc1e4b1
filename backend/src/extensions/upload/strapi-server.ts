import { createReadStream } from 'node:fs'
import { file as units } from '@strapi/utils'
import { isDamaged, type StoredPicture, turnUpright } from '../../media/picture-work'

interface Images {
  isFaultyImage(file: StoredPicture): Promise<boolean>
  optimize(file: StoredPicture): Promise<StoredPicture>
}
interface Plugin {
  routes: { admin: { routes: { path: string }[] } }
  services: { 'image-manipulation': Images }
}
interface Settings {
  sizeOptimization?: boolean
  autoOrientation?: boolean
}

/** Fetches any address that an editor names, by redirects also of the machine's own network; the admin in use does not need it. */
const closed = ['/actions/upload-from-urls']

/** Takes away the routes of the media library that nobody here uses, and its work on pictures that costs most. */
export default (plugin: Plugin): Plugin => {
  const { admin } = plugin.routes
  admin.routes = admin.routes.filter(({ path }) => !closed.includes(path))
  const images = plugin.services['image-manipulation']
  const makeSmaller = images.optimize
  images.isFaultyImage = isDamaged
  images.optimize = async (picture) => {
    const settings: Settings = await strapi.plugin('upload').service('upload').getSettings()
    if (settings.sizeOptimization) return makeSmaller(picture)
    return settings.autoOrientation ? upright(picture) : picture
  }
  return plugin
}

async function upright(picture: StoredPicture): Promise<StoredPicture> {
  const turned = await turnUpright(picture)
  if (!turned) return picture
  const { filepath, width, height, bytes } = turned
  const getStream = () => createReadStream(filepath)
  return Object.assign({}, picture, {
    ...{ filepath, getStream, width, height },
    ...{ size: units.bytesToKbytes(bytes), sizeInBytes: bytes },
  })
}
