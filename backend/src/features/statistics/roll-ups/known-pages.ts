import { authorHref, figureHref } from '@gevel/contract/hrefs'
import { editorPaths, routePaths } from '@gevel/contract/paths'
import { subjectPaths } from '../ingestion/page-of-url'
import { subjectTables } from '../subject-tables'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const concat = (before: string, { table, key }: { table: string; key: string }) =>
  `SELECT ${quoted(before)} || ${key} FROM ${table} WHERE ${key} IS NOT NULL`

/** Screens of the site's own code. Those with another parameter, such as a month of the archive, come after them. */
const screens = [...Object.values(routePaths), ...editorPaths].filter((path) => !path.includes(':'))

/**
 * A query for the paths of the site's documents and screens, published or not, in the form that events have
 * (`page-of-url.ts`). Anybody can report a path that does not exist.
 */
export const knownPaths = [
  `VALUES ${screens.map((path) => `(${quoted(path)})`).join(', ')}`,
  ...subjectPaths.map(([kind, folder]) => concat(folder, subjectTables[kind])),
  concat(authorHref({ slug: '' }), { table: 'authors', key: 'slug' }),
  concat(figureHref({ slug: '' }), { table: 'figure_series', key: 'slug' }),
  'SELECT link FROM pages WHERE link IS NOT NULL',
].join(' UNION ')

/** A query for the subjects of events that exist. */
export const knownSubjects = [
  ...Object.entries(subjectTables).map(([kind, source]) => concat(`${kind}:`, source)),
  concat('banner:', { table: 'banners', key: 'public_id' }),
].join(' UNION ')
