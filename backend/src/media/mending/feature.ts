import type { Feature } from '../../feature/feature'
import { mendPictures } from './mend-pictures'

export const pictureMending: Feature = { jobs: [mendPictures] }
