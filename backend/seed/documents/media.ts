import type { SeedPicture } from '../body/blocks'
import { describeScene, sceneName } from '../illustrations/drawings'

/** The ids of files in the media library, by their names in the seed. */
export type MediaIds = ReadonlyMap<string, number>

/**
 * The id of a file in the media library.
 * @throws Error when the seed has no such file
 */
export function mediaId(media: MediaIds, name: string): number {
  const id = media.get(name)
  if (id === undefined) throw new Error(`There is no picture or file named ${name}`)
  return id
}

/** A picture with its caption and credit, as the component `shared.figure`. */
export function figure(media: MediaIds, { scene, variant, caption }: SeedPicture) {
  const alt = describeScene(scene, variant)
  return { picture: mediaId(media, sceneName(scene, variant)), alt, caption, credit: 'illustratie Gevel' }
}
