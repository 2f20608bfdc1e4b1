export { type LoadedPage, loadPage } from './load-page.server.ts'
