/**
 * Reports a script file that does not load to the starter (document/late-scripts.server.ts), which reloads the page. Its
 * `detail` is true when an error has replaced the page, so that a reload loses nothing that was typed.
 */
export const MISSING_FILE_EVENT = 'gevel:missing-file'
