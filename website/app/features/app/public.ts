export { AppParts } from './app-parts.tsx'
