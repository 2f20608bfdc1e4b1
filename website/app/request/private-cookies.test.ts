import { expect, test } from 'vitest'
import { acceptedCookies } from './private-cookies.ts'

test.each([
  ['takes private cookies from the prefixed names', 'a=b; __Host-strapi_jwt=x; c=d', 'a=b; strapi_jwt=x; c=d'],
  ['leaves out a plain session', 'strapi_jwt=evil; locale=nl; strapi_refresh=evil', 'locale=nl'],
  ['leaves out a plain name beside a prefixed one', 'strapi_jwt=evil; __Host-strapi_refresh=y', 'strapi_refresh=y'],
  ['leaves out a plain name after a prefixed one', '__Host-strapi_jwt=x; strapi_jwt=evil', 'strapi_jwt=x'],
  ['reads names without spaces and with more of them', 'a=b;strapi_jwt =evil;  gevel_connect=evil', 'a=b'],
  [
    'leaves out a prefixed name behind what browsers take for a character of it',
    '\u00a0__Host-strapi_jwt=evil; a=b',
    'a=b',
  ],
  ['leaves out a plain name beside such a character', 'strapi_jwt\u00a0=evil; \u00a0strapi_refresh=evil', ''],
  ['leaves such a character in a value', '__Host-strapi_jwt=\u00a0x; a=\u00e9', 'strapi_jwt=\u00a0x; a=\u00e9'],
  ['leaves out a name without a value', 'strapi_jwt; a=b', 'a=b'],
  [
    'leaves out every other private cookie',
    'strapi_registration=1; gevel_reset_return=/; gevel_pending_change={}; gevel_drafts=k',
    '',
  ],
  [
    'leaves other cookies as they are',
    'session=%7B%7D; locale=nl; xstrapi_jwt=1; consent=a',
    'session=%7B%7D; locale=nl; xstrapi_jwt=1; consent=a',
  ],
])('%s', (_, header, accepted) => expect(acceptedCookies(header)).toBe(accepted))
