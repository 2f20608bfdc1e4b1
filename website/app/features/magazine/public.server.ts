export { latestMagazine } from './magazine.server.ts'
