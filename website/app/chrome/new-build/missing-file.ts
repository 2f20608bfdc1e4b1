/**
 * Reports a script file that does not load to the starter (document/late-scripts.server.ts), which reloads the page. Its
 * `detail` is true when the page has gone, and what was typed with it.
 */
export const MISSING_FILE_EVENT = 'gevel:missing-file'
