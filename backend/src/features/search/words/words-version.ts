import { createHash } from 'node:crypto'
import { stemFunction } from './stem-function'
import { splitFunction, stemsFunction, tokensFunction } from './word-functions'

const version = createHash('sha256')
  .update([stemFunction, tokensFunction, splitFunction, stemsFunction].join('\n'))
  .digest('hex')
  .slice(0, 16)

/** `gevel_search_version`: changes with any rule that gives a word its stems. */
export const versionFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_version() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '${version}' $$`
