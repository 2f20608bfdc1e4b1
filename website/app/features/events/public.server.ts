export { listCompanyEvents, listEvents } from './events.server.ts'
