import path from 'node:path'

/**
 * What the test run has started for the journeys, from the environment of `npm test`; the defaults are those of `npm
 * start`, so that single journeys can be run against it by hand.
 */
export const testEnvironment = {
  /** origin of the website */
  siteUrl: process.env.SITE_URL || 'http://localhost:3000',
  /** origin of the content backend */
  backendUrl: process.env.BACKEND_URL || 'http://127.0.0.1:1337',
  /** URL of the mail catcher */
  mailUrl: (process.env.MAIL_URL || 'http://127.0.0.1:8025').replace('//localhost', '//127.0.0.1'),
  /** host of the pro brand; undefined when the website was started without one */
  proHost: process.env.PRO_HOST || undefined,
  /** origin of the OpenID provider; undefined when the site was started without one */
  providerUrl: process.env.PROVIDER_URL || undefined,
  /** path of the browser */
  chromium: process.env.CHROMIUM || '/usr/bin/chromium',
  /** absolute path of the website's folder, with its build */
  websiteFolder: path.join(import.meta.dirname, '../website'),
}
