import type { Feature } from '../../../platform/feature/feature'
import { mendPictures } from './mend-pictures'

export const pictureMending: Feature = { jobs: [mendPictures] }
