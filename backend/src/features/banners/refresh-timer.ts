import { startTimer } from '../../platform/jobs/timer'
import { refreshChangedBanners } from './live-banners'

/** The longest delay with which a banner appears, ends, or leaves at a cap. */
const everyMs = 5_000

/** Refreshes periodically which banners are shown. */
export function startBannerTimer(): () => void {
  return startTimer('Refreshing the banners that are shown', everyMs, () => refreshChangedBanners())
}
