/** Stops the start of the backend; its message is one sentence for the log. */
export class MigrationError extends Error {}
