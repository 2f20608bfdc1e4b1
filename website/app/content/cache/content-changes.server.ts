import { ChangeClock } from './change-clock.ts'

/** The clock of all caches of the website: the server updates it from the change stream. */
export const contentChanges = new ChangeClock()
