import { followedMailEndpoints } from '@gevel/contract/endpoints/followed-mail'
import type { Feature } from '../../platform/feature/feature'
import { readerRoute } from '../../platform/readers/reader-route'
import { followedDigest } from './compose-digest'
import { followedDigestMail } from './followed-digest-mail'
import { planFollowedDigests } from './plan-followed-digests'
import { setFollowedMail, showFollowedMail } from './set-rhythm'

/** What is new of followed subjects and saved searches, by mail. */
export const followedMail: Feature = {
  routes: [
    readerRoute(followedMailEndpoints.show, showFollowedMail),
    readerRoute(followedMailEndpoints.set, setFollowedMail),
  ],
  jobs: [planFollowedDigests],
  mails: [followedDigestMail],
  mailings: [followedDigest],
}
