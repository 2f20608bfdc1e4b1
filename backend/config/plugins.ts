import { environment } from '../src/environment/environment'
import { mailFrom, mailTransport } from '../src/environment/mail-server'
import { mediaStore } from '../src/environment/media-store'

export default () => ({
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: mailTransport(environment),
      settings: { defaultFrom: mailFrom(environment) },
    },
  },
  upload: {
    config: {
      ...mediaStore(environment),
      sizeLimit: 100 * 1024 * 1024,
      // The website cuts pictures to size itself, so the library keeps no smaller copies.
      breakpoints: {},
      // What a browser would run as a page of this backend has no place among the files.
      security: {
        allowedTypes: ['image/*', 'video/*', 'audio/*', 'application/*', 'text/csv', 'text/plain'],
        deniedTypes: [
          'image/svg+xml',
          'text/html',
          'application/xhtml+xml',
          'application/xml',
          'application/javascript',
        ],
      },
    },
  },
  'users-permissions': {
    config: { jwtSecret: environment.JWT_SECRET, jwt: { expiresIn: '10m' } },
  },
})
