import type { Feature } from '../../platform/feature/feature'
import { parseKeyPoints } from './key-points'

export const articles: Feature = {
  textChecks: { 'api::content.content': { keyPoints: parseKeyPoints } },
}
