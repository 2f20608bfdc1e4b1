export { reportInstall } from './report-install.ts'
export { Tracker } from './tracker.tsx'
