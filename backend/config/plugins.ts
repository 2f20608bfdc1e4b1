import { environment } from '../src/environment/environment'
import { mailFrom, mailTransport } from '../src/environment/mail-server'
import { mediaStore } from '../src/environment/media-store'
import { maxUploadBytes } from '../src/media/receive-upload'

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
      sizeLimit: maxUploadBytes,
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
