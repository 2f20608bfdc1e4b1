/** Reports a script file that does not load to the starter (document/late-scripts.server.ts), which reloads the page. */
export const MISSING_FILE_EVENT = 'gevel:missing-file'
