export { reportInstall } from './report-install.ts'
export { Statistics } from './statistics.tsx'
