import { environment } from '../src/environment/environment'
import { mediaStore } from '../src/environment/media-store'

/** Without a mail server the messages are composed and dropped; the start warns of it. */
const transport = environment.SMTP_URL ?? { jsonTransport: true }

export default () => ({
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: transport,
      settings: { defaultFrom: environment.MAIL_FROM ?? `no-reply@${new URL(environment.SITE_URL).hostname}` },
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
    config: { jwtSecret: environment.JWT_SECRET, jwt: { expiresIn: '30d' } },
  },
})
