import { libraryLimits } from '../src/content/media/quota'
import { environment } from '../src/platform/environment/environment'
import { mailFrom, mailTransport } from '../src/platform/environment/mail-server'
import { mediaStore } from '../src/platform/environment/media-store'

export default () => ({
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: mailTransport(environment),
      settings: { defaultFrom: mailFrom(environment) },
      // it counts by e-mail address alone: anybody could keep an editor from resetting a password
      ratelimit: { enabled: false },
    },
  },
  upload: {
    config: {
      ...mediaStore(environment),
      sizeLimit: libraryLimits.maxBytes,
      // The website resizes pictures itself, so the library stores no smaller versions.
      breakpoints: {},
      // `media/check-file.ts` has checked the content; Strapi's own check rejects text that begins as a bitmap does.
      security: { allowedTypes: ['*'] },
    },
  },
  'users-permissions': {
    config: { jwtSecret: environment.JWT_SECRET, jwt: { expiresIn: '10m' } },
  },
})
