export { loadMarks } from './reading-list.server.ts'
