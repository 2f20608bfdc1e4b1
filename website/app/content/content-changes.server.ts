import { ChangeClock } from './change-clock.ts'

/** The changes that the whole website goes by: the server tells it what it hears, the caches ask it. */
export const contentChanges = new ChangeClock()
