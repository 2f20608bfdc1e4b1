export { listEvents } from './events.server.ts'
