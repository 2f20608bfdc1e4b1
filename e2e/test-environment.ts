import path from 'node:path'

/**
 * What the test run has started for the journeys, from the environment that `npm test` gives; the defaults are those of
 * `npm start`, so that single journeys can be run against it by hand.
 */
export const testEnvironment = {
  /** origin of the website */
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  /** origin of the content backend */
  backendUrl: process.env.BACKEND_URL || 'http://127.0.0.1:1337',
  /** where the mails of the site are caught */
  mailUrl: (process.env.MAIL_URL || 'http://127.0.0.1:8025').replace('//localhost', '//127.0.0.1'),
  /** host on which a request belongs to the pro brand; undefined when the website was started without one */
  proHost: process.env.PRO_HOST || undefined,
  /** origin of the OpenID provider that one can log in by; undefined when the site was started without one */
  providerUrl: process.env.PROVIDER_URL || undefined,
  /** path of the browser */
  chromium: process.env.CHROMIUM || '/usr/bin/chromium',
  /** absolute path of the website's folder, with its build */
  websiteFolder: path.join(import.meta.dirname, '../website'),
}
