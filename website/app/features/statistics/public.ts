export { recordEvent } from './events.ts'
export { Statistics } from './statistics.tsx'
