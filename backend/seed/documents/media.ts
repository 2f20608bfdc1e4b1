import type { SeedPicture } from '../body/blocks'
import { sceneName } from '../illustrations/drawings'
import { describeScene } from '../illustrations/scenes'

/** Where the files of the media library stand: its own number by the name under which the seed put the file there. */
export type MediaIds = ReadonlyMap<string, number>

/**
 * The number of a file in the media library.
 * @throws Error when no such file was put there
 */
export function mediaId(media: MediaIds, name: string): number {
  const id = media.get(name)
  if (id === undefined) throw new Error(`There is no picture or file named ${name}`)
  return id
}

/** A picture with what is said of it, as the component `shared.figure` has it. */
export function figure(media: MediaIds, { scene, variant, caption }: SeedPicture) {
  const alt = describeScene(scene, variant)
  return { picture: mediaId(media, sceneName(scene, variant)), alt, caption, credit: 'Gevel' }
}
