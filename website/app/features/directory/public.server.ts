export { listPartners } from './directory.server.ts'
