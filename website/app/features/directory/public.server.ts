export { listPartners, listStrip } from './directory.server.ts'
